import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import { match } from "../../primitives/Combobox/Combobox.css.ts";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { Highlighted } from "../Highlighted/Highlighted.tsx";
import * as css from "./SuggestionRow.css.ts";
import { suggestionText } from "./suggestionText.ts";

/** What a suggestion is, where it is no product. */
const LABELS: Partial<Record<NonNullable<Schema<"TermSuggestion">["type"]>, LocalizedString>> = {
  service: strings.service,
  classification: strings.classification,
  category: strings.category,
  business_type: strings.businessType,
  place: strings.place,
  business: strings.business,
};

/** A suggestion with what was typed marked in it, and what it is. */
export function SuggestionRow({ suggestion }: { suggestion: Schema<"TermSuggestion"> }) {
  const { term, ranges, type } = suggestion;
  const t = useTranslate();
  const label = type && LABELS[type];
  const text = suggestionText(suggestion, t);
  return (
    <span className={css.row}>
      <span>
        <Highlighted text={text} ranges={text === term ? ranges : []} matchClassName={match} />
      </span>
      {label && (
        <>
          {" "}
          <small className={css.label}>{t(label)}</small>
        </>
      )}
    </span>
  );
}
