import type { Schema } from "@foodshed/sdk";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { detailLabel, detailText, ownerText } from "../valueText.ts";
import * as css from "./ProfileHistory.css.ts";

type Detail = Schema<"ProfileHistoryDetail">;

/** What differs of a part that says several things: each with its name, and pictures as pictures. */
export function ChangedDetails({ details }: { details: readonly Detail[] }) {
  return (
    <ul className={css.details}>
      {details.map((detail) => (
        <li key={`${detail.of} ${detail.name} ${detail.before} ${detail.after}`}>
          {detail.name === "picture" ? <Pictures {...detail} /> : <Line {...detail} />}
        </li>
      ))}
    </ul>
  );
}

function Line({ of, name, before, after }: Detail) {
  const t = useTranslate();
  const what = detailLabel(name, t);
  const full = of === null ? what : `${ownerText(of, t)}, ${what}`;
  const text = (value: string) => detailText(name, value, t);
  if (after === null)
    return <>{t(strings.detailRemoved, { name: full, before: before === null ? "" : text(before) })}</>;
  if (before === null) return <>{t(strings.detail, { name: full, after: text(after) })}</>;
  return <>{t(strings.detailChanged, { name: full, before: text(before), after: text(after) })}</>;
}

function Pictures({ before, after }: Detail) {
  const t = useTranslate();
  return (
    <span className={css.pictures}>
      {before !== null && <Picture value={before} alt={t(strings.pictureBefore)} />}
      {after !== null && <Picture value={after} alt={t(strings.pictureAfter)} />}
    </span>
  );
}

function Picture({ value, alt }: { value: string; alt: string }) {
  const t = useTranslate();
  if (value === "replaced") return <span>{t(strings.pictureReplaced)}</span>;
  if (value === "deleted") return <span>{t(strings.pictureDeleted)}</span>;
  return <img className={css.picture} src={value} alt={alt} loading="lazy" />;
}
