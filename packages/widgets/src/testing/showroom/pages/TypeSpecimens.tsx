import { tokens } from "../../../theme/tokens.css.ts";
import * as css from "./pages.css.ts";
import { Sheet } from "./Sheet.tsx";

const { size, font, leading } = tokens;
const heading = {
  fontFamily: font.heading,
  fontWeight: font.headingWeight,
  fontVariationSettings: font.headingSettings,
  lineHeight: leading.heading,
  letterSpacing: "-0.01em",
};
const text = { fontFamily: font.text, lineHeight: leading.text };

const uses = [
  ["display", heading, "The home page’s one sentence", "Local food, found"],
  ["h1", heading, "A page", "Maple Hill Orchard"],
  ["h2", heading, "A part of a page", "What we grow and make"],
  ["h3", heading, "A card, a dialog", "Cold-pressed cider"],
  ["h4", text, "A group in a form", "How people can reach you"],
  ["lg", text, "The first paragraph", "Heritage apples and fresh cider from the hills above Elora."],
  ["md", text, "Everything one reads", "Pick your own on weekends from late August; 519-555-0142."],
  ["sm", text, "Controls, tables, hints", "As it is written on your sign."],
  ["xs", text, "Counts, dates, small print", "Ends in 21 days · Elora · 1,204 views"],
] as const;

/** Each size as it is used; the sizes of headings follow the window. */
export function TypeSpecimens() {
  return (
    <Sheet wide="Sizes of type">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">For</th>
            <th scope="col">Looks like</th>
          </tr>
        </thead>
        <tbody>
          {uses.map(([name, style, use, words]) => (
            <tr key={name}>
              <td>
                <code>size.{name}</code>
              </td>
              <td>{use}</td>
              <td style={{ ...style, fontSize: size[name] }}>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
