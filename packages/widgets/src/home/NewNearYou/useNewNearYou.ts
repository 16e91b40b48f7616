import type { Schema } from "@foodshed/sdk";
import {
  classifiedHeading,
  classifiedPath,
  formatDistance,
  HOME_NEAR_COUNT,
  HOME_NEAR_KM,
} from "@foodshed/sdk/vocabulary";
import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";

/** A line that leads to a profile or a classified. */
export interface NearRow {
  to: string;
  label: string;
  lang?: string | undefined;
  /** Town, distance and the like. */
  details: readonly (string | null)[];
}

const around = { distance: HOME_NEAR_KM, size: HOME_NEAR_COUNT + 1 };

/** Three small searches from the member's own place, each kept by the query cache. */
export function useNewNearYou(account: number) {
  const t = useTranslate();
  const members = useQuery<Schema<"SearchProfilesResponse">>(["nearMembers", account], (client) =>
    client.POST("/search/profiles/", { body: { ...around, sort: "newest" } }),
  );
  const classifieds = useQuery<Schema<"SearchClassifiedsResponse">>(["nearClassifieds", account], (client) =>
    client.POST("/search/classifieds/", { body: { ...around, sort: "newest" } }),
  );
  const thisWeek = useQuery<Schema<"SearchProfilesResponse">>(["nearThisWeek", account], (client) =>
    client.POST("/search/profiles/", { body: { ...around, sort: "nearest", available: "this_week" } }),
  );
  // Without a place of one's own nothing is near: hits have no distance then.
  const near = <Hit extends { sort: readonly unknown[] }>(hits: readonly Hit[] | undefined) =>
    (hits ?? []).filter(({ sort: [, km] }) => typeof km === "number");
  const away = ({ sort: [, km] }: { sort: readonly unknown[] }) => formatDistance(km as number, t.locale);
  const profiles = (response: Schema<"SearchProfilesResponse"> | undefined): NearRow[] =>
    near(response?.hits.hits)
      .filter(({ _source }) => _source.account_id !== account)
      .slice(0, HOME_NEAR_COUNT)
      .map((hit) => ({
        to: `/profiles/${hit._source.slug}`,
        label: hit._source.business_name,
        details: [hit._source.city, away(hit)],
      }));
  return {
    members: profiles(members.data),
    thisWeek: profiles(thisWeek.data),
    classifieds: near(classifieds.data?.hits.hits)
      .filter(({ _source }) => _source.account.id !== account)
      .slice(0, HOME_NEAR_COUNT)
      .map(
        (hit): NearRow => ({
          to: classifiedPath(hit._source),
          label: classifiedHeading(hit._source.looking_for, hit._source.title, t),
          details: [hit._source.account.business_name, away(hit)],
        }),
      ),
  };
}
