import { useEffect, useRef, useState } from "react";
import { subscribeToDeliveries } from "../../ui/form/deliveries";
import { readForTab, saveForTab } from "../../ui/tab-storage";

/** Storage key; the value says that the visitor has subscribed in this tab. */
const KEY = "subscribed";

/**
 * Whether the visitor has subscribed in this tab. If the form has the focus, its replacement takes it, and the other
 * way around.
 *
 * @param form name of the form at the host
 * @returns that state; the ref of the element that contains both; and a function that brings the form back
 */
export const useSubscribed = (form: string) => {
  const [isSubscribed, setSubscribed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  const tell = (subscribed: boolean) => {
    hadFocus.current = place.current?.contains(document.activeElement) ?? false;
    saveForTab(KEY, subscribed ? "yes" : "");
    setSubscribed(subscribed);
  };

  useEffect(() => {
    setSubscribed(readForTab(KEY) !== "");
    return subscribeToDeliveries((name, sent) => {
      if (name === form && sent) tell(true);
    });
  }, [form]);

  useEffect(() => {
    if (hadFocus.current)
      place.current?.querySelector<HTMLElement>(isSubscribed ? "button[type=button]" : "input")?.focus();
    hadFocus.current = false;
  }, [isSubscribed]);

  return { isSubscribed, place, reopen: () => tell(false) };
};
