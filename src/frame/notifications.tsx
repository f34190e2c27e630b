import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent, type KeyboardEvent } from "react";
import { Button } from "../ui/button";
import { dismissNotification, getNotification, subscribeToNotification, type Notification } from "../ui/notifications";

/** Time that a notification stays, in milliseconds: long enough to be read twice. The page says the same where it has its place. */
const DISPLAY_MS = 7_000;

const ICONS = { success: CircleCheck, failure: CircleAlert } satisfies Record<Notification["tone"], unknown>;

type Props = { dismissLabel: string; email: string };

/** One notification; it goes by itself, unless somebody reads it or it says that something failed. */
export const NotificationCard = ({ notification, dismissLabel, email }: Props & { notification: Notification }) => {
  const { id, title, text, tone } = notification;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>();
  const Icon = ICONS[tone];
  // A failure says where to write instead: it stays until it is put away.
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
    // The button that was pressed is gone: the keyboard goes on where it was before.
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // It closes one thing at a time.
    event.preventDefault();
    dismiss();
  };

  return (
    // The card only pauses its own departure while somebody reads it, and hears Escape from its own controls.
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

/** The region that a notification appears in and is read out from; one of a failure says where to write instead. */
export const Notifications = ({ label, ...props }: Props & { label: string }) => {
  const notification = useSyncExternalStore(subscribeToNotification, getNotification, () => undefined);

  return (
    <div
      role="status"
      aria-label={label}
      // Named while it shows something alone: no built page holds its rules.
      className={notification ? "notifications" : undefined}
    >
      {/* One that takes another's place keeps its button, which may have the focus. */}
      {notification && <NotificationCard notification={notification} {...props} />}
    </div>
  );
};
