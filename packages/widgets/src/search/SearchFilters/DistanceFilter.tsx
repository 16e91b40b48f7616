import {
  DISTANCE_MAX_KM,
  DISTANCE_STEP_KM,
  formatCount,
  outsideOntario,
  postalArea,
} from "@foodshed/sdk/vocabulary";
import { useEffect, useState } from "react";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { Slider } from "../../primitives/Slider/Slider.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { textLink } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import { nearPlace } from "../nearPlace.ts";
import type { SearchParameters } from "../searchParameters.ts";
import { DistanceChoices } from "./DistanceChoices.tsx";
import * as css from "./SearchFilters.css.ts";

/** What the account says of its place: a visitor has none, a member's profile may lack one. */
export type MeasuredFrom = "visitor" | "ownLocation" | "unknownLocation";

export interface DistanceFilterProps {
  parameters: SearchParameters;
  onChange: (change: Partial<SearchParameters>) => void;
  measuredFrom: MeasuredFrom;
}

/** How far away a result may be, from one's own place or from a postal code. */
export function DistanceFilter({ parameters, onChange, measuredFrom }: DistanceFilterProps) {
  const t = useTranslate();
  const { near, distance } = parameters;
  const place = nearPlace(near);
  const measurable = place !== undefined || measuredFrom === "ownLocation";
  return (
    <div className={css.distance}>
      {measuredFrom === "unknownLocation" && !place ? (
        <UpdateAddress />
      ) : (
        <>
          <Slider
            label={t(strings.distance)}
            min={0}
            max={DISTANCE_MAX_KM}
            step={DISTANCE_STEP_KM}
            value={distance}
            onValueChange={(km) => onChange({ distance: km })}
            format={(km) =>
              km === 0 ? t(strings.anyDistance) : t(strings.within, { distance: formatCount(km, t.locale) })
            }
            disabled={!measurable}
          />
          <DistanceChoices
            value={distance}
            onChange={(km) => onChange({ distance: km })}
            disabled={!measurable}
          />
        </>
      )}
      <NearField
        near={near}
        member={measuredFrom !== "visitor"}
        onNear={(typed) => {
          // Without a place there is nothing to measure, and a distance left behind would look as if there were.
          const lost = typed === "" && measuredFrom !== "ownLocation";
          onChange(lost ? { near: typed, distance: 0 } : { near: typed });
        }}
      />
    </div>
  );
}

function UpdateAddress() {
  const t = useTranslate();
  const Link = useLink();
  return (
    <p className={css.prompt}>
      <strong className={css.promptTitle}>{t(strings.distance)}</strong>
      {t.rich(strings.updateAddress, {
        link: (text) => (
          <Link to="/profile-hub#location-details" className={textLink}>
            {text}
          </Link>
        ),
      })}
    </p>
  );
}

function NearField({
  near,
  onNear,
  member,
}: {
  near: string;
  onNear: (near: string) => void;
  member: boolean;
}) {
  const t = useTranslate();
  const Link = useLink();
  const [typed, setTyped] = useState(near);
  const [left, setLeft] = useState(false);
  useEffect(() => setTyped(near), [near]);
  const wrong = left && typed.trim() !== "" && nearPlace(typed) === undefined;
  // A postal code is whole by itself; the name of a town is once the field is left.
  const finish = () => {
    setLeft(true);
    if (typed.trim() !== near && nearPlace(typed)) onNear(typed.trim());
  };
  return (
    <TextField
      label={t(strings.near)}
      placeholder="N0B 1S0"
      autoComplete="postal-code"
      maxLength={60}
      value={typed}
      error={wrong ? (outsideOntario(typed, t) ?? t(strings.invalidNear)) : undefined}
      hint={
        member
          ? undefined
          : t.rich(strings.logInToMeasure, {
              link: (text) => (
                <Link to="/login" className={textLink}>
                  {text}
                </Link>
              ),
            })
      }
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === "Enter") finish();
      }}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        setLeft(false);
        // Half a postal code is no place; the search waits until it is one, or none.
        if (text.trim() === "" || postalArea(text)) onNear(text.trim());
      }}
    />
  );
}
