import { hours } from "../../core/clock.ts";
import type { Routes } from "../handler.ts";
import type { ServiceJob } from "../services.ts";
import * as passkeys from "./passkeys.service.ts";
import * as service from "./second-factors.service.ts";

export const jobs: ServiceJob[] = [
  {
    name: "delete-passkey-challenges",
    every: hours(1),
    exclusive: true,
    run: passkeys.deleteExpiredChallenges,
  },
];

export const routes: Routes<
  | "getSecondFactors"
  | "beginTotp"
  | "confirmTotp"
  | "removeTotp"
  | "replaceRecoveryCodes"
  | "beginPasskey"
  | "addPasskey"
  | "removePasskey"
  | "beginPasskeyLogin"
  | "logInWithPasskey"
  | "resetSecondFactors"
> = {
  getSecondFactors: ({ services, actor }) => service.getSecondFactors(services, actor),
  beginTotp: ({ services, actor, body }) => service.beginTotp(services, actor, body),
  confirmTotp: ({ services, actor, body }) => service.confirmTotp(services, actor, body),
  removeTotp: ({ services, actor, body }) => service.removeTotp(services, actor, body),
  replaceRecoveryCodes: ({ services, actor, body }) => service.replaceRecoveryCodes(services, actor, body),
  beginPasskey: ({ services, actor, body }) => passkeys.beginPasskey(services, actor, body),
  addPasskey: ({ services, actor, body }) => passkeys.addPasskey(services, actor, body),
  removePasskey: ({ services, actor, body }) => passkeys.removePasskey(services, actor, body),
  beginPasskeyLogin: ({ services }) => passkeys.beginPasskeyLogin(services),
  logInWithPasskey: ({ services, body, ...origin }) => passkeys.logInWithPasskey(services, body, origin),
  resetSecondFactors: ({ services, actor, body }) => service.resetSecondFactors(services, actor, body),
};
