import type { CategoryId } from "@foodshed/sdk/vocabulary";

/** An ad that meets one of the demo member's own, posted after it by somebody nearby. */
export interface CounterpartWords {
  lookingFor: boolean;
  title: string;
  description: string;
  category: CategoryId;
  postedHoursAgo: number;
  endsInDays: number;
  /** Who posts it: of these trades first. */
  trades: readonly string[];
}

export const memberCounterparts: readonly CounterpartWords[] = [
  {
    lookingFor: true,
    title: "Wanted: sheep's milk cheese for a winter board",
    description: "Two or three wheels a month, aged at least eight weeks. We can collect on Thursdays.",
    category: 2,
    postedHoursAgo: 7,
    endsInDays: 19,
    trades: ["restaurant", "grocer", "cafe"],
  },
  {
    lookingFor: false,
    title: "Black currants, frozen in July",
    description: "Forty kilos left in 5 kg bags, stems off. Pickup, or with us to the Saturday market.",
    category: 4,
    postedHoursAgo: 11,
    endsInDays: 12,
    trades: ["berries", "tender-fruit"],
  },
];
