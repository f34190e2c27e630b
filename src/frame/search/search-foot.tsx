import { useState } from "react";
import texts from "../../../data/site/search-dialog.json";
import { fillText } from "../../lib/fill-text";
import { hasCommandKey } from "./has-command-key";
import { isSlashOn, switchSlash } from "./slash-key";

/**
 * Explains the keys on devices that have them, and lets visitors turn off the one that could be pressed by accident.
 */
export const SearchFoot = () => {
  const { keys, shortcut } = texts;
  const command = hasCommandKey() ? "⌘" : "Ctrl";
  const [isOn, setOn] = useState(isSlashOn);
  const rows = [
    ["↑ ↓", keys.move],
    ["↵", keys.open],
    [`${command} ↵`, keys.newTab],
  ] as const;
  return (
    <div className="search-foot text-sm text-muted">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {rows.map(([key, meaning]) => (
          <li key={key}>
            <kbd>{key}</kbd> {meaning}
          </li>
        ))}
      </ul>
      <label className="flex min-h-6 items-center gap-2">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            switchSlash(target.checked);
            setOn(target.checked);
          }}
        />
        {fillText(shortcut, { key: "/", keys: `${command} K` })}
      </label>
    </div>
  );
};
