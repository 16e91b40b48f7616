import { tokens } from "../../../theme/tokens.css.ts";
import * as css from "./pages.css.ts";
import { Sheet } from "./Sheet.tsx";

const shapes = {
  "radius.control": { borderRadius: tokens.radius.control },
  "radius.card": { borderRadius: tokens.radius.card },
  "radius.round": { borderRadius: tokens.radius.round },
  "shadow.float": { boxShadow: tokens.shadow.float, borderRadius: tokens.radius.card },
};

/** The steps of space as lengths, from the theme that is shown. */
export function SpaceScale() {
  return (
    <Sheet>
      <table className={css.table}>
        <tbody>
          {Object.entries(tokens.space).map(([name, width]) => (
            <tr key={name}>
              <th scope="row">
                <code>space.{name}</code>
              </th>
              <td style={{ width: "75%" }}>
                <div className={css.bar} style={{ width, maxWidth: "100%" }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

/** Corners, and the one shadow. */
export function Shapes() {
  return (
    <Sheet>
      <ul className={css.grid}>
        {Object.entries(shapes).map(([name, style]) => (
          <li key={name} className={css.tile}>
            <div
              style={{
                ...style,
                width: 88,
                height: 56,
                background: tokens.color.leafTint,
                border: `1px solid ${tokens.color.line}`,
              }}
            />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
