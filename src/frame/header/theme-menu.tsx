import type { MouseEvent } from "react";
import { useSiteFrame } from "../use-site-frame";
import { closePopover } from "./popover";
import { ThemeSwitch, useThemes } from "./theme-switch";
import { usePopoverState } from "./use-popover-state";

const PANEL_ID = "theme-panel";

/**
 * The theme button of the bar. Its label contains all themes, and CSS shows the current one, so that it is correct
 * before the scripts run. Its panel is a native popover, which also opens before that.
 */
export const ThemeMenu = () => {
  const { theme } = useSiteFrame().settings.labels;
  const themes = useThemes();
  const { open, popover, group } = usePopoverState();

  const closeAfterClick = ({ currentTarget, target, detail }: MouseEvent<HTMLDivElement>) => {
    // A click caused by an arrow key has no click count. Another arrow key may follow, so the panel stays open.
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
      {/* The radio buttons inside are the controls; the panel only notices clicks on them. */}
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
