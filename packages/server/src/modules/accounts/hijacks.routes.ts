import type { Routes } from "../../handlers.ts";
import { days, fromNow, hours } from "../../platform/clock.ts";
import type { RecurringJob } from "../../platform/jobs.ts";
import { forgetUnopenedLinks } from "./hijacks.queries.ts";
import {
  endHijack,
  hijackAccount,
  hijackAccountWithReason,
  listHijacks,
  redeemHijackLink,
  stopHijack,
} from "./hijacks.service.ts";

export const jobs: RecurringJob[] = [
  {
    name: "forget-hijack-links",
    every: hours(1),
    run: ({ db, clock }) => forgetUnopenedLinks(db, fromNow(clock, -days(1))),
  },
];

export const routes: Routes<
  | "hijackAccount"
  | "hijackAccountWithReason"
  | "redeemHijackLink"
  | "stopHijack"
  | "endHijack"
  | "listHijacks"
> = {
  hijackAccount: ({ services, actor, params }) => hijackAccount(services, actor, params.id),
  hijackAccountWithReason: ({ services, actor, params, body }) =>
    hijackAccountWithReason(services, actor, params.id, body),
  redeemHijackLink: ({ services, body }) => redeemHijackLink(services, body),
  stopHijack: ({ services, actor }) => stopHijack(services, actor),
  endHijack: ({ services, actor, body }) => endHijack(services, actor, body),
  listHijacks: ({ services, actor, query }) => listHijacks(services, actor, query),
};
