import { Tag } from "../../primitives/Tag/Tag.tsx";
import { type AppearanceColors, backgroundIsKnown, checkContrast } from "../contrast.ts";
import * as css from "./ContrastReport.css.ts";

/** The contrast of the chosen colours, in numbers and in words. */
export function ContrastReport({ colors }: { colors: AppearanceColors }) {
  const pages = checkContrast(colors);
  const known = backgroundIsKnown(colors);
  const weak = pages.flatMap(({ findings }) => findings).filter(({ ratio }) => ratio < 4.5);
  return (
    <section className={css.report} aria-label="Contrast">
      <p role="status" className={css.verdict[weak.length === 0 ? "good" : "bad"]}>
        {weak.length === 0
          ? known
            ? "Everything can be read: contrast meets WCAG 2.2 AA."
            : "On pages as light or as dark as ours this can be read. What your own page has behind it is not known here: choose a theme or a background to be sure."
          : `${weak.length} of these ${weak.length === 1 ? "is" : "are"} hard to read. Text needs 4.5:1.`}
      </p>
      {pages.map(({ scheme, findings }) => (
        <table key={scheme} className={css.table}>
          <caption className={css.caption}>{captions[known ? "own" : "page"][scheme]}</caption>
          <tbody>
            {findings.map(({ what, ratio, verdict }) => (
              <tr key={what}>
                <th scope="row" className={css.what}>
                  {what}
                </th>
                <td className={css.ratio}>{ratio.toFixed(1)}:1</td>
                <td className={css.words}>
                  <Tag tone={ratio >= 4.5 ? "leaf" : "beet"}>{verdict}</Tag>
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
const captions = {
  own: { light: "On light pages", dark: "On dark pages" },
  page: { light: "On a light page like ours", dark: "On a dark page like ours" },
};
