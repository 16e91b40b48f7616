import type { Schema } from "@foodshed/sdk";
import { textFor } from "@foodshed/sdk/locale";
import { classifiedPath, describeReasons } from "@foodshed/sdk/vocabulary";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { heading, text, textLink } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./ClassifiedMatches.css.ts";

export interface ClassifiedMatchesProps {
  /** What meets the classified. */
  matches: Schema<"ClassifiedMatches">;
  /** Whether the classified is wanted: then these are offers. */
  lookingFor: boolean;
  /** The level of the headings. */
  level?: 2 | 3;
}

/** Who sells what is wanted, or buys what is for sale, and the ads of the other side, each with one line of why. */
export function ClassifiedMatches({ matches, lookingFor, level = 2 }: ClassifiedMatchesProps) {
  const t = useTranslate();
  const Link = useLink();
  const Heading = `h${level}` as const;
  const { members, members_total, classifieds } = matches;
  if (members.length === 0 && classifieds.length === 0)
    return <p className={text.soft}>{t(strings.noMatches)}</p>;
  return (
    <div className={css.lists}>
      {members.length > 0 && (
        <section className={css.section}>
          <Heading className={heading.h3}>
            {t(lookingFor ? strings.sellers : strings.buyers, { count: members_total })}
          </Heading>
          <ul className={css.list}>
            {members.map(({ account, city, why, distance_km }) => (
              <li key={account.id} className={css.match}>
                <Link to={`/profiles/${account.slug}`} className={textLink}>
                  {account.business_name}
                </Link>
                {city && <span className={css.place}>, {city}</span>}
                <Why why={why} distance={distance_km} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {classifieds.length > 0 && (
        <section className={css.section}>
          <Heading className={heading.h3}>
            {t(lookingFor ? strings.matchingForSale : strings.matchingWanted)}
          </Heading>
          <ul className={css.list}>
            {classifieds.map(({ classified, why, distance_km }) => {
              const title = textFor(t.locale, {
                text: classified.title,
                language: classified.language,
                translation: classified.title_translation,
              });
              return (
                <li key={classified.id} className={css.match}>
                  <Link to={classifiedPath(classified)} className={textLink} lang={title.lang}>
                    {title.text}
                  </Link>
                  <span className={css.place}>, {classified.account.business_name}</span>
                  <Why why={why} distance={distance_km} />
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}

function Why({ why, distance }: { why: Schema<"SearchReason">; distance: number | null }) {
  const t = useTranslate();
  const near = distance === null ? [] : [{ kind: "near" as const, distance_km: distance }];
  return <span className={css.why}>{describeReasons([why, ...near], t)}</span>;
}
