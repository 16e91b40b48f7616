import { type MouseEvent, useEffect, useRef } from "react";
import { PlaceIcon } from "../../brand/icons/signs.tsx";
import { CloseIcon } from "../../primitives/glyphs.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { SearchParameters } from "../searchParameters.ts";
import type { SearchState } from "../searchState.ts";
import { searchPath } from "../searchUrl.ts";
import * as css from "./QueryParts.css.ts";

export interface QueryPartsProps {
  results: SearchState["profiles" | "classifieds"];
  /** The search of the page; another one than that of the results while they are loading. */
  parameters: SearchParameters;
  /** Called when the last part was removed and the focus has to go elsewhere. */
  onNoneLeft: () => void;
  /** Searches without a part in place; without it each part is a link to that search. */
  onRemove?: ((words: string) => void) | undefined;
}

/** The things and the place that the words name. Each leads to the search without it. */
export function QueryParts({ results, parameters, onNoneLeft, onRemove }: QueryPartsProps) {
  const t = useTranslate();
  const Link = useLink();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  const { query, status } = results;
  const parts = status === "failed" ? [] : (results.interpretation?.parts ?? []);
  // What remains without a part is known only for the words of the results.
  const isOutdated = query !== parameters.search_query;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the search without the part has ended
  useEffect(() => {
    if (removed.current === undefined || isOutdated || status === "waiting") return;
    const next = Math.min(removed.current, parts.length - 1);
    removed.current = undefined;
    // Focus that has been moved elsewhere since stays there.
    const { activeElement, body } = document;
    if (activeElement !== body && !list.current?.contains(activeElement)) return;
    if (next < 0) onNoneLeft();
    else list.current?.querySelectorAll<HTMLElement>("a, button")[next]?.focus();
  }, [isOutdated, status]);

  if (parts.length === 0) return null;
  const remove = (event: MouseEvent, index: number) => {
    if (isOutdated) event.preventDefault();
    else if (!(event.metaKey || event.ctrlKey || event.shiftKey)) removed.current = index;
    if (!isOutdated) onRemove?.(parts[index]?.without ?? "");
  };
  return (
    <ul ref={list} className={css.parts} aria-label={t(strings.searchTerms)}>
      {parts.map(({ kind, text, without }, index) => {
        const shared = {
          className: css.chip,
          "aria-label": t(strings.removePart, { text }),
          "aria-disabled": isOutdated || undefined,
          onClick: (event: MouseEvent) => remove(event, index),
        };
        const content = (
          <>
            {kind === "place" && <PlaceIcon />}
            {text}
            <CloseIcon />
          </>
        );
        return (
          <li key={text} className={css.part}>
            {onRemove ? (
              <button type="button" {...shared}>
                {content}
              </button>
            ) : (
              <Link
                {...shared}
                to={searchPath({ ...parameters, search_query: without, literal: false })}
                keepScroll
              >
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
