import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState } from "react";
import {
  dismissNotification,
  getNotifications,
  subscribeToNotifications,
  type Notification,
} from "../browser/notifications";
import { Button } from "../ui/button";

/** Time that a notification stays, in milliseconds: long enough to be read twice. */
const STAY = 12_000;

const ICONS = { success: CircleCheck, failure: CircleAlert } satisfies Record<Notification["tone"], unknown>;

type Props = { dismissLabel: string; email: string };

const NotificationCard = ({ notification, dismissLabel, email }: Props & { notification: Notification }) => {
  const { id, title, text, tone } = notification;
  const [held, setHeld] = useState(false);
  const Icon = ICONS[tone];

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissNotification(id), STAY);
    return () => clearTimeout(timer);
  }, [id, held]);

  return (
    // The card only pauses its own departure while somebody reads it; it acts on nothing else.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="notification"
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden="true" size={22} className="notification-icon" />
      <div className="grow">
        <p className="font-semibold">{title}</p>
        <p className="text-base text-muted">{text}</p>
        {tone === "failure" && (
          <a href={`mailto:${email}`} className="inline-flex min-h-8 items-center text-base underline">
            {email}
          </a>
        )}
      </div>
      <Button
        variant="ghost"
        size="icon"
        className="-my-2 -me-2"
        aria-label={dismissLabel}
        onClick={() => dismissNotification(id)}
      >
        <X aria-hidden="true" size={18} />
      </Button>
    </div>
  );
};

/** The region that notifications appear in and are read out from; one of a failure says where to write instead. */
export const Notifications = ({ label, ...props }: Props & { label: string }) => {
  const [notifications, setNotifications] = useState(getNotifications);
  useEffect(() => subscribeToNotifications(setNotifications), []);
  return (
    <div role="status" aria-label={label} className="notifications">
      {notifications.map((notification) => (
        <NotificationCard key={notification.id} notification={notification} {...props} />
      ))}
    </div>
  );
};
