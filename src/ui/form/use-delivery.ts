import { useEffect, useRef, useSyncExternalStore, type FormEvent, type MouseEvent, type RefObject } from "react";
import { notify } from "../notifications";
import { isUnderWay, sendForm, subscribeToDeliveries, wasInterrupted, type DeliveryTexts } from "./deliveries";

/** A press this soon after the notification, in milliseconds, was made before the visitor could read it. */
const SAME_PRESS = 1000;

type Options = {
  /** Name of the form at the host. */
  name: string;
  element: RefObject<HTMLFormElement>;
  texts: DeliveryTexts;
  /** Called with the form after it is reset, and with the sent fields. Keep the function's identity. */
  onEmptied: (form: HTMLFormElement, sent: FormData) => void;
};

/** Whether a form still contains what was sent. */
const holds = (form: HTMLFormElement, sent: FormData): boolean =>
  [...new FormData(form)].every(([name, text]) => sent.get(name) === text);

/**
 * Sends a form once, and resets it after a successful delivery. A delivery belongs to the form's name, so a form
 * mounted during a delivery is pending too. The browser has already validated the form (docs/product.md, section 5).
 *
 * @returns whether the form is being delivered, its submit handler, and the click handler of its button
 */
export const useDelivery = ({ name, element, texts, onEmptied }: Options) => {
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  const pending = useSyncExternalStore(
    subscribeToDeliveries,
    () => isUnderWay(name),
    () => false,
  );

  useEffect(
    () =>
      subscribeToDeliveries((delivered, sent) => {
        const form = element.current;
        if (delivered !== name || !sent || !form || !holds(form, sent)) return;
        toldAt.current = performance.now();
        form.reset();
        onEmptied(form, sent);
      }),
    [name, element, onEmptied],
  );

  useEffect(() => {
    if (!texts.interrupted || !wasInterrupted(name)) return;
    toldAt.current = performance.now();
    notify({ title: texts.interrupted.title, text: texts.interrupted.text, tone: "failure" });
  }, [name, texts]);

  const isTooSoon = () => performance.now() - toldAt.current < SAME_PRESS;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The loader may replay a press from before the scripts ran while the notification appears.
    if (isTooSoon()) return;
    void sendForm(name, new FormData(event.currentTarget), texts);
  };

  /** Without this, the second press of a double click would submit the emptied form and show all its errors. */
  const onPress = (event: MouseEvent) => {
    if (isTooSoon()) event.preventDefault();
  };

  return { pending, onSubmit, onPress };
};
