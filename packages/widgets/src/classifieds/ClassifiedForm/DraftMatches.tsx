import { useEffect } from "react";
import { useDebouncedValue } from "../../primitives/useDebouncedValue.ts";
import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import { ClassifiedMatches } from "../ClassifiedMatches/ClassifiedMatches.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./ClassifiedForm.css.ts";
import type { ClassifiedValues } from "./classifiedForm.ts";

export interface DraftMatchesProps {
  /** The profile that the classified is for. */
  profileId: number;
  values: ClassifiedValues;
  /** Called with the category that the words belong to. */
  onCategory: (category: number) => void;
}

/** Milliseconds without typing after which matches are looked for. */
const PAUSE_MS = 500;
const SHORTEST = 3;

/** What meets the classified that is being written: perhaps it need not be posted, and who reads it is known. */
export function DraftMatches({ profileId, values, onCategory }: DraftMatchesProps) {
  const t = useTranslate();
  const title = useDebouncedValue(values.title.trim(), PAUSE_MS);
  const { looking_for } = values;
  const isAsked = looking_for !== null && title.length >= SHORTEST;
  const { data } = useQuery(
    isAsked ? ["matchClassified", { profileId, title, looking_for }] : null,
    (client) =>
      client.POST("/accounts/match_classified/", {
        body: { profile_id: profileId, title, looking_for: looking_for ?? true },
      }),
    { keepPrevious: true },
  );
  const category = data?.category ?? null;
  useEffect(() => {
    if (category !== null) onCategory(category);
  }, [category, onCategory]);
  const found = isAsked ? data : undefined;
  const isSome = found && (found.members.length > 0 || found.classifieds.length > 0);
  return (
    <>
      <p role="status" className={css.matchCount}>
        {isSome &&
          t(looking_for ? strings.sellers : strings.buyers, {
            count: Math.max(found.members_total, found.classifieds.length),
          })}
      </p>
      {isSome && (
        <details className={css.matches}>
          <summary>{t(strings.showMatches)}</summary>
          <ClassifiedMatches matches={found} lookingFor={looking_for === true} level={3} />
        </details>
      )}
    </>
  );
}
