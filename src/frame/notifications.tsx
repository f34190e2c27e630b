import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent, type KeyboardEvent } from "react";
import { Button } from "../ui/button";
import { dismissNotification, getNotification, subscribeToNotification, type Notification } from "../ui/notifications";

/**
 * How long a notification stays, in milliseconds: long enough to read it twice. The page itself says the same in its
 * place.
 */
const DISPLAY_MS = 7_000;

const ICONS = { success: CircleCheck, failure: CircleAlert } satisfies Record<Notification["tone"], unknown>;

type Props = { dismissLabel: string; email: string };

/** A notification. It disappears by itself, unless somebody is reading it or it reports a failure. */
export const NotificationCard = ({ notification, dismissLabel, email }: Props & { notification: Notification }) => {
  const { id, title, text, tone } = notification;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>();
  const Icon = ICONS[tone];
  // A failure says where to write instead, so it stays until it is dismissed.
  const stays = hovered || focused || tone === "failure";

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(dismissNotification, DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [stays, id]);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocused(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  const dismiss = () => {
    dismissNotification();
    // The dismiss button is gone, so return the focus to where it came from.
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Escape closes one thing at a time.
    event.preventDefault();
    dismiss();
  };

  return (
    // The card itself is not a control: it pauses its timer while somebody reads it, and handles Escape from its controls.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="notification"
      data-tone={tone}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <Icon aria-hidden="true" size="1.375rem" className="notification-icon" />
      <div className="grow">
        <p className="notification-title">{title}</p>
        <p className="text-muted">{text}</p>
        {tone === "failure" && (
          <a href={`mailto:${email}`} className="inline-flex min-h-8 items-center underline">
            {email}
          </a>
        )}
      </div>
      <Button variant="ghost" size="icon" className="notification-dismiss" aria-label={dismissLabel} onClick={dismiss}>
        <X aria-hidden="true" size="1.125rem" />
      </Button>
    </div>
  );
};

/** The live region for notifications. A failure says where to write instead. */
export const Notifications = ({ label, ...props }: Props & { label: string }) => {
  const notification = useSyncExternalStore(subscribeToNotification, getNotification, () => undefined);

  return (
    <div
      role="status"
      aria-label={label}
      // Only set while a notification shows: built pages do not contain the styles of this class.
      className={notification ? "notifications" : undefined}
    >
      {/* Without a key, a new notification reuses the button of the previous one, which may have the focus. */}
      {notification && <NotificationCard notification={notification} {...props} />}
    </div>
  );
};
