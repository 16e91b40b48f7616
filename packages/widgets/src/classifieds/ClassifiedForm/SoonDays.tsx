import { addDays, ontarioDay } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./ClassifiedForm.css.ts";

/** Days from today that most ads end on. */
const SOON = [
  { days: 7, label: strings.inOneWeek },
  { days: 14, label: strings.inTwoWeeks },
  { days: 30, label: strings.inOneMonth },
] as const;

export interface SoonDaysProps {
  /** The chosen day. */
  value: string;
  onChoose: (day: string) => void;
}

/** Sets the day of an ad by one press, without the browser's calendar. */
export function SoonDays({ value, onChoose }: SoonDaysProps) {
  const t = useTranslate();
  const today = ontarioDay(new Date());
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={t(strings.quickDays)} className={css.soonDays}>
      {SOON.map(({ days, label }) => (
        <Button
          key={days}
          variant="quiet"
          size="sm"
          aria-pressed={value === addDays(today, days)}
          onClick={() => onChoose(addDays(today, days))}
        >
          {t(label)}
        </Button>
      ))}
    </div>
  );
}
