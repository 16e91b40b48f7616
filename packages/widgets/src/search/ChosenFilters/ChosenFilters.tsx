import { useEffect, useRef } from "react";
import { CloseIcon } from "../../primitives/glyphs.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { chip, parts as chips, part } from "../Interpretation/QueryParts.css.ts";
import type { SearchParameters } from "../searchParameters.ts";
import { chosenFilters } from "./chosenFilters.ts";

export interface ChosenFiltersProps {
  parameters: SearchParameters;
  onChange: (change: Partial<SearchParameters>) => void;
  /** Called when the last one was taken out and the focus has to go elsewhere. */
  onNoneLeft: () => void;
}

/** What narrows the search, each of it to be taken out with one press. */
export function ChosenFilters({ parameters, onChange, onNoneLeft }: ChosenFiltersProps) {
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  const chosen = chosenFilters(parameters, t);
  useEffect(() => {
    if (removed.current === undefined) return;
    const next = list.current?.querySelectorAll("button")[Math.min(removed.current, chosen.length - 1)];
    removed.current = undefined;
    if (next) next.focus();
    else onNoneLeft();
  });
  if (chosen.length === 0) return null;
  return (
    <ul ref={list} className={chips} aria-label={t(strings.chosenFilters)}>
      {chosen.map(({ key, text, without }, index) => (
        <li key={key} className={part}>
          <button
            type="button"
            className={chip}
            onClick={() => {
              removed.current = index;
              onChange(without);
            }}
          >
            <RemoveText text={text} />
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** "Remove Chef", of which only "Chef" is seen. No label: the checkbox of the same name is the one that is found by it. */
function RemoveText({ text }: { text: string }) {
  const t = useTranslate();
  const [before = "", after = ""] = t(strings.removePart, { text: "\n" }).split("\n");
  // Spaces are outside of what is hidden, or they would not separate the words for who hears them.
  return (
    <>
      <VisuallyHidden>{before.trim()}</VisuallyHidden> {text} <VisuallyHidden>{after.trim()}</VisuallyHidden>
    </>
  );
}
