import { keysOf } from "./keys.ts";
import * as css from "./pages.css.ts";
import { Sheet } from "./Sheet.tsx";

/** What the keyboard does in a component, or in all of them. */
export function KeyTable({ component }: { component?: string }) {
  const parts = Object.entries(keysOf).filter(([name]) => !component || name === component);
  return (
    <Sheet wide="Keys">
      <table className={css.table}>
        <thead>
          <tr>
            {component ? null : <th scope="col">Component</th>}
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(([name, { pattern, keys }]) =>
            keys.map(([key, does], row) => (
              <tr key={name + key}>
                {component || row > 0 ? null : (
                  <th scope="rowgroup" rowSpan={keys.length}>
                    {name}
                    <br />
                    <small>{pattern}</small>
                  </th>
                )}
                <td>
                  <kbd>{key}</kbd>
                </td>
                <td>{does}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </Sheet>
  );
}
