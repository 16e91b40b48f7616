import type { Translate } from "@foodshed/sdk/locale";
import * as strings from "./generated/strings.ts";

type Finding = typeof strings.noSuchNetwork | typeof strings.notANetwork | undefined;

const asked = new Map<string, Promise<Finding>>();

/** The message for a `network` attribute that names no network; empty when it does. */
export async function unknownNetwork(origin: string, slug: string, t: Translate): Promise<string> {
  const url = new URL(`/api/v1/accounts/connected_profiles/${encodeURIComponent(slug)}/?size=1`, origin);
  let finding = asked.get(url.href);
  if (!finding) {
    // When the request fails, the empty board says enough.
    finding = ask(url).catch(() => undefined);
    asked.set(url.href, finding);
  }
  const found = await finding;
  return found ? t(found, { slug }) : "";
}

async function ask(url: URL): Promise<Finding> {
  const answer = await fetch(url, { credentials: "omit" });
  if (answer.status === 404 || answer.status === 400) return strings.noSuchNetwork;
  const { is_network: isNetwork } = await answer.json();
  return isNetwork === false ? strings.notANetwork : undefined;
}
