const asked = new Map<string, Promise<string>>();

/** The message for a `network` attribute that names no network; undefined when it does. */
export function unknownNetwork(origin: string, slug: string): Promise<string> {
  const url = new URL(`/api/v1/accounts/connected_profiles/${encodeURIComponent(slug)}/?size=1`, origin);
  let hint = asked.get(url.href);
  if (!hint) {
    // When the request fails, the empty board says enough.
    hint = ask(url, slug).catch(() => "");
    asked.set(url.href, hint);
  }
  return hint;
}

async function ask(url: URL, slug: string): Promise<string> {
  const answer = await fetch(url, { credentials: "omit" });
  if (answer.status === 404 || answer.status === 400) {
    return `There is no network “${slug}” on Foodshed. Put the last part of its profile’s address into the attribute “network”.`;
  }
  const { is_network: isNetwork } = await answer.json();
  return isNetwork === false
    ? `“${slug}” is a business on Foodshed, and no network. Put the last part of the address of a network’s profile into the attribute “network”.`
    : "";
}
