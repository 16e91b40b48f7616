import { hours } from "../../core/clock.ts";
import type { Routes } from "../handler.ts";
import type { ServiceJob } from "../services.ts";
import {
  deleteUnopenedLinks,
  endHijack,
  hijackAccount,
  hijackAccountWithReason,
  listHijacks,
  redeemHijackLink,
  stopHijack,
} from "./hijacks.service.ts";

export const jobs: ServiceJob[] = [
  {
    name: "delete-hijack-links",
    every: hours(1),
    exclusive: true,
    run: deleteUnopenedLinks,
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
