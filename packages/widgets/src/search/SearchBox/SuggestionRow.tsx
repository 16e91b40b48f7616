import type { Schema } from "@foodshed/sdk";
import { match } from "../../primitives/Combobox/Combobox.css.ts";
import { Highlighted } from "../Highlighted/Highlighted.tsx";
import * as css from "./SuggestionRow.css.ts";

/** What a suggestion is, where it is no product. */
const LABELS: Partial<Record<NonNullable<Schema<"TermSuggestion">["type"]>, string>> = {
  service: "Service",
  classification: "Classification",
  category: "Category",
  business_type: "Business type",
  place: "Place",
  business: "Business",
};

/** A suggestion with what was typed marked in it, and what it is. */
export function SuggestionRow({ term, ranges, type }: Schema<"TermSuggestion">) {
  const label = type && LABELS[type];
  return (
    <span className={css.row}>
      <span>
        <Highlighted text={term} ranges={ranges} matchClassName={match} />
      </span>
      {label && (
        <>
          {" "}
          <small className={css.label}>{label}</small>
        </>
      )}
    </span>
  );
}
