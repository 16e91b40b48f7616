const asked = new Map<string, Promise<boolean>>();

/** Why nothing is shown of a network: a sentence when the site has none of this name, and nothing otherwise. */
export async function unknownNetwork(origin: string, network: string): Promise<string> {
  const url = new URL(`/api/v1/accounts/connected_profiles/${encodeURIComponent(network)}/?size=1`, origin);
  let known = asked.get(url.href);
  if (!known) {
    // Where it cannot be learnt, the empty board stands for itself.
    known = fetch(url, { credentials: "omit" }).then(
      ({ status }) => status !== 404 && status !== 400,
      () => true,
    );
    asked.set(url.href, known);
  }
  if (await known) return "";
  return `There is no network “${network}” on Foodshed. Put the last part of its profile’s address into the attribute “network”.`;
}
