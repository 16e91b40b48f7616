import { useEffect, useState } from "react";
import { tokens } from "../../../theme/tokens.css.ts";

type Group = keyof typeof tokens;

/** Every token of a group, with its current value. */
export function TokenTable({ group }: { group: Group }) {
  const names = namesIn(tokens[group]);
  const [values, setValues] = useState<Record<string, string>>({});
  useEffect(() => {
    const read = () => {
      const style = getComputedStyle(document.documentElement);
      setValues(
        Object.fromEntries(namesIn(tokens[group]).map((name) => [name, style.getPropertyValue(name)])),
      );
    };
    read();
    const toolbar = new MutationObserver(read);
    toolbar.observe(document.documentElement, { attributes: true });
    return () => toolbar.disconnect();
  }, [group]);
  const colored = group === "color" || group === "category";
  return (
    <table>
      <thead>
        <tr>
          {colored && <th scope="col">Colour</th>}
          <th scope="col">Property</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            {colored && (
              <td>
                <span
                  style={{
                    display: "block",
                    width: 48,
                    height: 24,
                    border: "1px solid #8888",
                    borderRadius: 4,
                    background: `var(${name})`,
                  }}
                />
              </td>
            )}
            <td>
              <code>{name}</code>
            </td>
            <td>
              <code>{values[name]}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The custom properties of a part of the contract, which writes each as `var(--foodshed-…)`. */
function namesIn(part: unknown): string[] {
  if (typeof part === "string") return [part.replace(/^var\((.*)\)$/, "$1")];
  return Object.values(part as object).flatMap(namesIn);
}
