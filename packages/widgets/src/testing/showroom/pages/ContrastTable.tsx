import { wcagContrast } from "culori";
import { contrastPairs } from "../../../theme/contrastPairs.ts";
import { darkColors, highContrastDark, highContrastLight, lightColors } from "../../../theme/palette.ts";
import * as css from "./pages.css.ts";
import { Sheet } from "./Sheet.tsx";
import { Verdict } from "./Verdict.tsx";

const usual = { Light: lightColors, Dark: darkColors };
const more = {
  Light: { ...lightColors, ...highContrastLight },
  Dark: { ...darkColors, ...highContrastDark },
};

/** Every pair of colours that the widgets use, as it looks and with its contrast, computed here from the tokens. */
export function ContrastTable({ contrast }: { contrast: "usual" | "more" }) {
  const schemes = Object.entries(contrast === "more" ? more : usual);
  const rows = contrastPairs.flatMap(({ front, surfaces, least, leastWithMore }) =>
    surfaces.map((surface) => ({ front, surface, least: contrast === "more" ? leastWithMore : least })),
  );
  return (
    <Sheet wide="Contrast of every pair of colours">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Colour</th>
            <th scope="col">On</th>
            <th scope="col">Needs</th>
            {schemes.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ front, surface, least }) => (
            <tr key={`${front} ${surface}`}>
              <td>
                <code>{front}</code>
              </td>
              <td>
                <code>{surface}</code>
              </td>
              <td>{least}:1</td>
              {schemes.map(([name, colors]) => (
                <td key={name}>
                  <span
                    className={css.sample}
                    style={{ color: colors[front], background: colors[surface] }}
                    aria-hidden="true"
                  >
                    Aa
                  </span>
                  <Verdict ratio={wcagContrast(colors[front], colors[surface])} least={least} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
