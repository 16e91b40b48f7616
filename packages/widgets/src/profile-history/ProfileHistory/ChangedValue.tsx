import type { Schema } from "@foodshed/sdk";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { entryText } from "../valueText.ts";
import { ChangedDetails } from "./ChangedDetails.tsx";
import * as css from "./ProfileHistory.css.ts";

type Value = Schema<"ProfileFieldValue">;

/** What a field was and is; of lists what came and what went. */
export function ChangedValue({ field, before, after, details }: Schema<"ProfileHistoryChange">) {
  const t = useTranslate();
  if (details.length > 0) return <ChangedDetails details={details} />;
  const isList = Array.isArray(before) || Array.isArray(after);
  const [was, is] = isList
    ? [without(before, after), without(after, before)].map((entries) =>
        entries.map((entry) => entryText(field, entry, t)).join("; "),
      )
    : [textOf(before) || t(strings.nothing), textOf(after) || t(strings.nothing)];
  return (
    <dl className={css.values}>
      {was && <Line term={t(isList ? strings.removed : strings.before)} text={was} />}
      {is && <Line term={t(isList ? strings.added : strings.after)} text={is} />}
    </dl>
  );
}

function Line({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className={css.term}>{term}</dt> <dd className={css.value}>{text}</dd>
    </div>
  );
}

const listOf = (value: Value): readonly string[] => (Array.isArray(value) ? value : value ? [value] : []);
const textOf = (value: Value): string => listOf(value).join("; ");
const without = (value: Value, other: Value): string[] =>
  listOf(value).filter((entry) => !listOf(other).includes(entry));
