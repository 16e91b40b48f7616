import { STATES } from "../states.ts";
import * as css from "./pages.css.ts";
import { Sheet } from "./Sheet.tsx";

/** The common states and what each of them means. */
export function StateList() {
  return (
    <Sheet>
      <table className={css.table}>
        <tbody>
          {Object.entries(STATES).map(([name, meaning]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
