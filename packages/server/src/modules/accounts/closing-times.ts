import { CLOSING_DAYS } from "@foodshed/sdk/vocabulary";
import { days } from "../../core/clock.ts";

/** How long an account can be kept after it was closed. */
export const CLOSING_TIME = days(CLOSING_DAYS);

/** How long before the end its owners are reminded. */
export const REMINDER_TIME = days(7);

/** When what is closed is erased. */
export const closesOn = (closedAt: Date): Date => new Date(closedAt.getTime() + CLOSING_TIME);
