import type { Schema } from "@foodshed/sdk";
import { isolate } from "@foodshed/sdk/locale";
import { useTranslate } from "../../provider/locale.tsx";
import { FoodMap } from "../FoodMap/FoodMap.tsx";
import * as strings from "../generated/strings.ts";
import { LaterMap } from "../LaterMap/LaterMap.tsx";
import type { Bounds } from "../mapPoints.ts";
import * as css from "./PlaceMap.css.ts";

export interface PlaceMapProps {
  name: string;
  /** Where the business wants to be seen; null for nowhere. */
  place: Schema<"OnMap"> | undefined;
}

/** Degrees around the place. */
const AROUND = 0.35;

/** Where a business is. Nothing where it is on no map. */
export function PlaceMap({ name, place }: PlaceMapProps) {
  const t = useTranslate();
  if (!place) return null;
  const { latitude, longitude, approximate } = place;
  const bounds: Bounds = [longitude - AROUND, latitude - AROUND, longitude + AROUND, latitude + AROUND];
  return (
    <div className={css.root}>
      <LaterMap className={css.map}>
        <FoodMap
          label={t(strings.mapOf, { name: isolate(name) })}
          bounds={bounds}
          points={[{ latitude, longitude, count: 1, name, approximate }]}
        />
      </LaterMap>
      {approximate && <p className={css.note}>{t(strings.approximateNote)}</p>}
    </div>
  );
}
