import { useEffect, useState } from "react";
import { SelectField } from "../../../primitives/Field/SelectField.tsx";
import { TextField } from "../../../primitives/Field/TextField.tsx";
import { STATES } from "../states.ts";
import * as css from "./pages.css.ts";
import { Sheet } from "./Sheet.tsx";
import { Shown } from "./Shown.tsx";
import { addressOf, chosen, type IndexEntry, type ShownWidget, widgetsOf } from "./storyIndex.ts";

const settings = [
  [
    "theme",
    "Theme",
    [
      ["", "Light"],
      ["dark", "Dark"],
    ],
  ],
  [
    "language",
    "Language",
    [
      ["", "English"],
      ["fr-CA", "Français"],
      ["pseudo", "Pseudo-locale"],
    ],
  ],
  [
    "viewport.value",
    "Width",
    [
      ["", "As wide as it gets"],
      ["column", "280 px"],
      ["small", "320 px"],
      ["phone", "360 px"],
      ["tablet", "768 px"],
    ],
  ],
  [
    "direction",
    "Direction",
    [
      ["", "Left to right"],
      ["rtl", "Right to left"],
    ],
  ],
  [
    "contrast",
    "Contrast",
    [
      ["", "Usual"],
      ["more", "More"],
    ],
  ],
  [
    "density",
    "Density",
    [
      ["", "Roomy"],
      ["compact", "Compact"],
    ],
  ],
] as const;

/** Every state of every widget, as links: two presses from the sidebar, in any theme, language and width. */
export function StateFinder() {
  const [widgets, setWidgets] = useState<ShownWidget[]>();
  const [words, setWords] = useState("");
  const [state, setState] = useState("");
  const [surroundings, setSurroundings] = useState<Record<string, string>>({});
  useEffect(() => {
    void fetch("./index.json")
      .then((answer) => answer.json() as Promise<{ entries: Record<string, IndexEntry> }>)
      .then(({ entries }) => setWidgets(widgetsOf(Object.values(entries))));
  }, []);
  const found = chosen(widgets ?? [], words, state);
  return (
    <Shown>
      <Sheet>
        <div className={css.settings}>
          <TextField label="Widget" value={words} onChange={({ target }) => setWords(target.value)} />
          <SelectField
            label="State"
            value={state}
            onChange={({ target }) => setState(target.value)}
            placeholder="All of them"
            options={Object.keys(STATES).map((name) => ({ value: name, label: name }))}
          />
          {settings.map(([name, label, options]) => (
            <SelectField
              key={name}
              label={label}
              value={surroundings[name] ?? ""}
              onChange={({ target }) => setSurroundings((now) => ({ ...now, [name]: target.value }))}
              options={options.map(([value, text]) => ({ value, label: text }))}
            />
          ))}
        </div>
        <p role="status">{widgets ? `${found.length} of ${widgets.length} components` : "Loading…"}</p>
      </Sheet>
      <Sheet wide="States of every widget">
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">States</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ title, name, stories }) => (
              <tr key={title}>
                <th scope="row">
                  {name}
                  <br />
                  <small>{title.split("/").slice(0, -1).join(" › ")}</small>
                </th>
                <td>
                  <div className={css.states}>
                    {stories.map(({ id, name: story, state: common }) => (
                      <a
                        key={id}
                        href={addressOf(id, surroundings)}
                        target="_top"
                        style={{ fontWeight: common ? 650 : 400 }}
                      >
                        {story}
                      </a>
                    ))}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
    </Shown>
  );
}
