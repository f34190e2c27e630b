import { Monitor, Moon, Sun } from "lucide-react";
import { useSiteFrame } from "./use-site-frame";

/**
 * Three radio buttons: system, light, dark. They work before the site's
 * scripts run: `src/frame/theme-script.ts` listens to them and remembers the choice.
 *
 * @param name name of the group; each switch on a page has its own
 */
export const ThemeSwitch = ({ name }: { name: string }) => {
  const { labels } = useSiteFrame().settings;
  const choices = [
    { value: "system", label: labels.themeSystem, Icon: Monitor },
    { value: "light", label: labels.themeLight, Icon: Sun },
    { value: "dark", label: labels.themeDark, Icon: Moon },
  ];
  return (
    <fieldset className="theme-switch scripted">
      <legend className="sr-only">{labels.theme}</legend>
      {choices.map(({ value, label, Icon }) => (
        <label key={value} title={label}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === "system"}
            data-theme-choice=""
            className="sr-only"
          />
          <Icon aria-hidden="true" size="1rem" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
};
