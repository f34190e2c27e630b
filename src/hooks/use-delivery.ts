import { useRef, useState, type FormEvent } from "react";
import { deliver } from "../lib/deliver-form";
import { notify } from "../lib/notifications";

export type DeliveryTexts = {
  success: { title: string; text: string };
  failure: { title: string; text: string };
};

/**
 * Sends a form once, tells the visitor how it went, and empties the form when it
 * went well. The browser has checked the form already (specification, section 5).
 *
 * @param texts the two notifications
 * @param onEmptied called with the form after it was emptied
 * @returns whether the form is under way, and the handler of its submit event
 */
export const useDelivery = ({ success, failure }: DeliveryTexts, onEmptied?: (form: HTMLFormElement) => void) => {
  const underWay = useRef(false);
  const [pending, setPending] = useState(false);

  const send = async (form: HTMLFormElement) => {
    underWay.current = true;
    setPending(true);
    try {
      await deliver(new FormData(form));
      notify({ title: success.title, text: success.text });
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

  return { pending, onSubmit };
};
