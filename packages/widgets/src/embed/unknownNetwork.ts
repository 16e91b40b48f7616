import type { Translate } from "@foodshed/sdk/locale";
import * as strings from "./generated/strings.ts";

type Finding = typeof strings.noSuchNetwork | typeof strings.notANetwork | undefined;

const asked = new Map<string, Promise<Finding>>();

export const membersOf = (origin: string, slug: string) =>
  new URL(`/api/v1/accounts/connected_profiles/${encodeURIComponent(slug)}/?size=1`, origin);

/** The message for a `network` attribute that names no network; empty when it does. */
export async function unknownNetwork(origin: string, slug: string, t: Translate): Promise<string> {
  const url = membersOf(origin, slug);
  let finding = asked.get(url.href);
  if (!finding) {
    // When the request fails, the empty board says enough.
    finding = networkFinding(url).catch(() => undefined);
    asked.set(url.href, finding);
  }
  const found = await finding;
  return found ? t(found, { slug }) : "";
}

/** What is wrong with a network, by the answer to who its members are. */
export async function networkFinding(url: URL, ask: typeof fetch = fetch): Promise<Finding> {
  const answer = await ask(url, { credentials: "omit" });
  if (answer.status === 404 || answer.status === 400) return strings.noSuchNetwork;
  const { is_network: isNetwork } = await answer.json();
  return isNetwork === false ? strings.notANetwork : undefined;
}
