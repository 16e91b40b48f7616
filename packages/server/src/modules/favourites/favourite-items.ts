import type { Schema } from "@foodshed/sdk";
import type { Connection } from "../../infra/db/connection.ts";
import { readClassifiedHits, readProfileHits } from "../search/search.matching.ts";
import { toMedia, toProfileSource } from "../search/search.presenter.ts";
import type { StoredClassifiedHit } from "../search/stored-hit.ts";
import type { Services } from "../services.ts";
import type { FavouriteRow, Target } from "./favourites.queries.ts";

/** What a favourite is of, as visitors see it now; neither when they cannot. */
export interface VisibleFavourite {
  profile: Schema<"ProfileHitSource"> | null;
  classified: Schema<"ClassifiedHitSource"> | null;
}

/** Reads what favourites are of: two statements however many there are. */
export async function readFavouriteItems<Row extends FavouriteRow>(
  services: Services,
  rows: Row[],
): Promise<(Row & VisibleFavourite)[]> {
  const profiles = await readProfileHits(
    services.db,
    rows.flatMap(({ profile_id }) => profile_id ?? []),
  );
  const classifieds = await readClassifiedHits(
    services.db,
    rows.flatMap(({ classified_id }) => classified_id ?? []),
  );
  const now = services.clock.now();
  return rows.map((row) => {
    const profile = profiles.get(row.profile_id ?? 0);
    const classified = classifieds.get(row.classified_id ?? 0);
    const open = classified && new Date(classified.needed_by) > now ? classified : undefined;
    return {
      ...row,
      profile: profile ? toProfileSource(services, row.profile_id as number, profile) : null,
      classified: open ? toClassifiedSource(services, row.classified_id as number, open) : null,
    };
  });
}

function toClassifiedSource(
  services: Services,
  id: number,
  { photo, ...hit }: StoredClassifiedHit,
): Schema<"ClassifiedHitSource"> {
  return { id, ...hit, ...toMedia(services, photo) };
}

/** Whether visitors can see it. */
export async function isPublic(connection: Connection, target: Target, now: Date): Promise<boolean> {
  if ("profile_id" in target)
    return (await readProfileHits(connection, [target.profile_id])).has(target.profile_id);
  const found = (await readClassifiedHits(connection, [target.classified_id])).get(target.classified_id);
  return found !== undefined && new Date(found.needed_by) > now;
}
