import { days, fromNow } from "../../core/clock.ts";
import type { ServiceJob } from "../services.ts";
import { deleteDecidedBefore } from "./decisions.queries.ts";

/** How long decided cases are stored, unless what was done still holds. */
export const DECIDED_DAYS = 365;

export const forgetDecidedCases: ServiceJob = {
  name: "forget-decided-cases",
  every: days(1),
  exclusive: true,
  async run({ db, clock }) {
    await deleteDecidedBefore(db, fromNow(clock, -days(DECIDED_DAYS)));
  },
};
