import { Highlighted, type HighlightedProps } from "./Highlighted.tsx";
import { highlightParts, type Ranges } from "./highlightParts.ts";

export interface InLanguageProps extends HighlightedProps {
  /** Where the words in another language are. */
  foreign: Ranges;
  /** Their language. */
  lang?: string | undefined;
}

/** A text with its matches marked, some words of which are in another language than the page. */
export function InLanguage({ text, ranges, foreign, lang }: InLanguageProps) {
  return highlightParts(text, foreign).map(({ text: part, match, start }) => {
    const marked = (
      <Highlighted key={start} text={part} ranges={ranges.map((range) => range.map((at) => at - start))} />
    );
    return match ? (
      <span key={start} lang={lang}>
        {marked}
      </span>
    ) : (
      marked
    );
  });
}
