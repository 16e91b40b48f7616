import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import * as strings from "./generated/strings.ts";

export type AccountState = Schema<"AccountState">;

/** The states of an account, in the order of the filter. */
export const accountStates: Readonly<Record<AccountState, LocalizedString>> = {
  active: strings.stateActive,
  unverified: strings.stateUnverified,
  unclaimed: strings.stateUnclaimed,
  disabled: strings.stateDisabled,
  closed: strings.stateClosed,
};

export const toneOfState = {
  active: "leaf",
  unverified: "squash",
  unclaimed: "squash",
  disabled: "beet",
  closed: "beet",
} as const satisfies Record<AccountState, string>;

export const isAccountState = (value: string): value is AccountState => Object.hasOwn(accountStates, value);
