import { Monitor, Moon, Sun } from "lucide-react";
import { useSiteFrame } from "../use-site-frame";

/** The three themes with their names and icons, in the order of `.theme-now` in header.css. */
export const useThemes = () => {
  const { labels } = useSiteFrame().settings;
  return [
    { value: "system", label: labels.themeSystem, Icon: Monitor },
    { value: "light", label: labels.themeLight, Icon: Sun },
    { value: "dark", label: labels.themeDark, Icon: Moon },
  ] as const;
};

type ThemeSwitchProps = {
  /** Name of the radio group; each switch on a page needs its own. */
  name: string;
  /** Whether the names show next to the icons, in a column. */
  named?: boolean;
};

/**
 * Three radio buttons: system, light, dark. They work before the site's scripts run: `src/frame/theme-script.ts`
 * listens to them and stores the choice.
 */
export const ThemeSwitch = ({ name, named = false }: ThemeSwitchProps) => {
  const { theme } = useSiteFrame().settings.labels;
  const themes = useThemes();
  return (
    <fieldset className={`theme-switch scripted flex gap-0.5 ${named ? "flex-col" : ""}`}>
      <legend className="sr-only">{theme}</legend>
      {themes.map(({ value, label, Icon }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === "system"}
            data-theme-choice=""
            className="sr-only"
          />
          <Icon aria-hidden="true" size="1.125rem" />
          <span className={named ? undefined : "sr-only"}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
};
