import { CLASSIFIED_CATEGORIES } from "@foodshed/sdk/vocabulary";
import { wcagContrast } from "culori";
import { LEAST_OF_CATEGORIES } from "../../../theme/contrastPairs.ts";
import { darkCategories, lightCategories } from "../../../theme/palette.ts";
import * as css from "./pages.css.ts";
import { Sheet } from "./Sheet.tsx";
import { Verdict } from "./Verdict.tsx";

const schemes = { Light: lightCategories, Dark: darkCategories };

/** The three colours of each product category, and how well its `dark` is read on its `tint`. */
export function CategoryHues() {
  return (
    <Sheet wide="Hues of the categories">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Category</th>
            {Object.keys(schemes).map((name) => (
              <th key={name} scope="col">
                {name}: tint, mid, dark; dark on tint
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CLASSIFIED_CATEGORIES.map(({ id, label }) => (
            <tr key={id}>
              <th scope="row">
                {id} {label}
              </th>
              {Object.entries(schemes).map(([name, hues]) => {
                const { tint, mid, dark } = hues[id];
                return (
                  <td key={name}>
                    {[tint, mid, dark].map((background) => (
                      <span
                        key={background}
                        className={css.sample}
                        style={{ background }}
                        title={background}
                      />
                    ))}
                    <Verdict ratio={wcagContrast(dark, tint)} least={LEAST_OF_CATEGORIES} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
