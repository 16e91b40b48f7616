import { useId, useSyncExternalStore } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import {
  COLOR_SCHEMES,
  type ColorScheme,
  chooseColorScheme,
  colorScheme,
  onColorScheme,
} from "../colorScheme.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./ColorSchemeSwitch.css.ts";

const LABELS = {
  auto: strings.schemeAuto,
  light: strings.schemeLight,
  dark: strings.schemeDark,
} as const;

const serverScheme = (): ColorScheme => "auto";

/** Selects light, dark or the device's colour scheme for the whole page; kept in this browser. */
export function ColorSchemeSwitch() {
  const t = useTranslate();
  const name = useId();
  const chosen = useSyncExternalStore(onColorScheme, colorScheme, serverScheme);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t(strings.appearance)}</legend>
      {COLOR_SCHEMES.map((scheme) => (
        <label key={scheme} className={css.choice}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            data-color-scheme={scheme}
            checked={scheme === chosen}
            onChange={() => chooseColorScheme(scheme)}
          />
          <span className={css.label}>{t(LABELS[scheme])}</span>
        </label>
      ))}
    </fieldset>
  );
}
