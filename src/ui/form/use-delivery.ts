import { useEffect, useRef, useSyncExternalStore, type FormEvent, type MouseEvent, type RefObject } from "react";
import { notify } from "../notifications";
import { isUnderWay, sendForm, subscribeToDeliveries, wasInterrupted, type DeliveryTexts } from "./deliveries";

/** A press this soon after the visitor was told of a delivery was made without knowing it, in milliseconds. */
const SAME_PRESS = 1000;

type Options = {
  /** Name of the form at the host. */
  name: string;
  element: RefObject<HTMLFormElement>;
  /** The notifications. */
  texts: DeliveryTexts;
  /** Called with the form after it was emptied, and with what was sent; keep its identity. */
  onEmptied: (form: HTMLFormElement, sent: FormData) => void;
};

/** Whether a form's fields hold what was sent. */
const holds = (form: HTMLFormElement, sent: FormData): boolean =>
  [...new FormData(form)].every(([name, text]) => sent.get(name) === text);

/**
 * Sends a form once, and empties it when that went well. What is under way
 * belongs to the form's name: a form that is mounted meanwhile is under way,
 * too. The browser has checked the form already (docs/product.md, section 5).
 *
 * @returns whether the form is under way, the handler of its submit event, and the one of its button's clicks
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
    // A press from before the scripts ran is replayed as the visitor is being told.
    if (isTooSoon()) return;
    void sendForm(name, new FormData(event.currentTarget), texts);
  };

  /** The second press of a double click would find the emptied form, and all its errors. */
  const onPress = (event: MouseEvent) => {
    if (isTooSoon()) event.preventDefault();
  };

  return { pending, onSubmit, onPress };
};
