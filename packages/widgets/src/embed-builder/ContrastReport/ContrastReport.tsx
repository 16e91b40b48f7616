import type { LocalizedString } from "@foodshed/sdk/locale";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import {
  type AppearanceColors,
  backgroundIsKnown,
  type ContrastFinding,
  checkContrast,
} from "../contrast.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./ContrastReport.css.ts";

/** The contrast of the chosen colours, in numbers and in words. */
export function ContrastReport({ colors }: { colors: AppearanceColors }) {
  const t = useTranslate();
  const pages = checkContrast(colors);
  const oneDigit = new Intl.NumberFormat(t.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const known = backgroundIsKnown(colors);
  const weak = pages.flatMap(({ findings }) => findings).filter(({ ratio }) => ratio < 4.5);
  return (
    <section className={css.report} aria-label={t(strings.contrast)}>
      <p role="status" className={css.verdict[weak.length === 0 ? "good" : "bad"]}>
        {weak.length === 0
          ? known
            ? t(strings.readable)
            : t(strings.readableHere)
          : t(strings.hardToRead, { count: weak.length })}
      </p>
      {pages.map(({ scheme, findings }) => (
        <table key={scheme} className={css.table}>
          <caption className={css.caption}>{t(CAPTIONS[known ? "own" : "page"][scheme])}</caption>
          <tbody>
            {findings.map(({ what, ratio, verdict }) => (
              <tr key={what}>
                <th scope="row" className={css.what}>
                  {t(PARTS[what])}
                </th>
                <td className={css.ratio}>{t(strings.ratio, { ratio: oneDigit.format(ratio) })}</td>
                <td className={css.words}>
                  <Tag tone={ratio >= 4.5 ? "leaf" : "beet"}>{t(VERDICTS[verdict])}</Tag>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

/** What is measured: the widget's own background, or a page with the colours of this site. */
const CAPTIONS = {
  own: { light: strings.onLightPages, dark: strings.onDarkPages },
  page: { light: strings.onLightPage, dark: strings.onDarkPage },
};

const PARTS: Readonly<Record<ContrastFinding["what"], LocalizedString>> = {
  text: strings.textContrast,
  quiet: strings.quietContrast,
  link: strings.linkContrast,
  button: strings.buttonContrast,
};

const VERDICTS: Readonly<Record<ContrastFinding["verdict"], LocalizedString>> = {
  "very-clear": strings.veryClear,
  clear: strings.clear,
  "large-only": strings.largeOnly,
  "too-weak": strings.tooWeak,
};
