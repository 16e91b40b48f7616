/** The attributes of an element as the query of its first content, always in the same order. */
export function contentQuery(
  names: readonly string[],
  attribute: (name: string) => string | null,
  locale: string | undefined,
): string {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = attribute(name);
    if (value !== null) query.append(name, value);
  }
  if (locale && locale !== "en-CA") query.append("lang", locale);
  return `${query}`;
}

/** Asks as `<link rel="preload" as="fetch" crossorigin>` does, whose answer is taken where the page has one. */
export function askForContent(address: string): Promise<Response> {
  const asked = fetch(address);
  asked.catch(() => {});
  return asked;
}
