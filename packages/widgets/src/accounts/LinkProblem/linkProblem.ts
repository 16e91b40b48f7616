import type { Problem } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import { ALREADY_ACTIVE, LINK_BROKEN, LINK_TOO_OLD, LINK_USED } from "@foodshed/sdk/vocabulary";
import * as strings from "../generated/strings.ts";

/** Why a mailed link does not work. */
export type LinkError = "broken" | "tooOld" | "used" | "active";

const linkErrors: Readonly<Record<string, LinkError>> = {
  [LINK_BROKEN]: "broken",
  [LINK_TOO_OLD]: "tooOld",
  [LINK_USED]: "used",
  [ALREADY_ACTIVE]: "active",
};

/** The link error of a problem; undefined for other problems. */
export function linkErrorOf(problem: Problem | undefined): LinkError | undefined {
  return problem?.type === undefined ? undefined : linkErrors[problem.type];
}

export const linkMessages: Readonly<Record<LinkError, LocalizedString>> = {
  broken: strings.linkBroken,
  tooOld: strings.linkTooOld,
  used: strings.linkUsed,
  active: strings.alreadyActive,
};

/**
 * The token of a link. Mail programs may append punctuation that follows the link; no token ends with it.
 * @returns undefined when nothing is left of it
 */
export function tokenOfLink(text: string | null | undefined): string | undefined {
  return text?.trim().replace(/[.,;:!?)>\]"'\s]+$/, "") || undefined;
}
