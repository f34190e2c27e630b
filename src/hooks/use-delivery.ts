import { useRef, useState, type FormEvent, type MouseEvent } from "react";
import { deliver } from "../browser/deliver-form";
import { notify } from "../browser/notifications";

export type DeliveryTexts = {
  success: { title: string; text: string };
  failure: { title: string; text: string };
};

/** A press this soon after the confirmation belongs to the one that sent the form, in milliseconds. */
const SAME_PRESS = 1000;

/**
 * Sends a form once, tells the visitor how it went, and empties the form when it
 * went well. The browser has checked the form already (specification, section 5).
 *
 * @param texts the two notifications
 * @param onEmptied called with the form after it was emptied
 * @returns whether the form is under way, the handler of its submit event, and the one of its button's clicks
 */
export const useDelivery = ({ success, failure }: DeliveryTexts, onEmptied?: (form: HTMLFormElement) => void) => {
  const underWay = useRef(false);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const [pending, setPending] = useState(false);

  const send = async (form: HTMLFormElement) => {
    underWay.current = true;
    setPending(true);
    try {
      await deliver(new FormData(form));
      notify({ title: success.title, text: success.text });
      sentAt.current = performance.now();
      form.reset();
      onEmptied?.(form);
    } catch {
      notify({ title: failure.title, text: failure.text, tone: "failure" });
    } finally {
      underWay.current = false;
      setPending(false);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!underWay.current) void send(event.currentTarget);
  };

  /** The second press of a double click would find the emptied form, and all its errors. */
  const onPress = (event: MouseEvent) => {
    if (performance.now() - sentAt.current < SAME_PRESS) event.preventDefault();
  };

  return { pending, onSubmit, onPress };
};
