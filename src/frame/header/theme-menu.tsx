import type { MouseEvent } from "react";
import { useSiteFrame } from "../use-site-frame";
import { closePopover } from "./popover";
import { ThemeSwitch, useThemes } from "./theme-switch";
import { usePopoverState } from "./use-popover-state";

const PANEL_ID = "theme-panel";

/**
 * The bar's button for the theme; it says which one was chosen. Styles alone know which one that is, so
 * it is right before the scripts run. The choice is a native popover, which opens before that as well.
 */
export const ThemeMenu = () => {
  const { theme } = useSiteFrame().settings.labels;
  const themes = useThemes();
  const { open, popover, group } = usePopoverState();

  const closeAfterClick = ({ currentTarget, target, detail }: MouseEvent<HTMLDivElement>) => {
    // A click by an arrow key has no count: another arrow key may follow.
    if (detail > 0 && (target as Element).closest("label")) closePopover(currentTarget);
  };

  return (
    <div className="scripted hidden @min-[58rem]:block" {...group}>
      <button
        type="button"
        className="theme-button grid size-11 place-items-center rounded-sm"
        popovertarget={PANEL_ID}
        aria-expanded={open}
        title={theme}
      >
        <span className="sr-only">{`${theme}: `}</span>
        {themes.map(({ value, label }) => (
          <span key={value} className="theme-now sr-only">
            {label}
          </span>
        ))}
      </button>
      {/* The radio buttons inside are what acts; the panel only notices that one was clicked. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        id={PANEL_ID}
        popover="auto"
        tabIndex={-1}
        className="mega-panel theme-panel"
        onClick={closeAfterClick}
        {...popover}
      >
        <ThemeSwitch name="theme-header" named />
      </div>
    </div>
  );
};
