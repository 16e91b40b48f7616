/** Where a login leads when nothing else was asked for. */
export const AFTER_LOGIN_PATH = "/profile-hub";

const HERE = "https://here.invalid";

/**
 * A path of this site, or `fallback` when the text would lead anywhere else (another host, another scheme, `//host`, back
 * slashes and control characters that browsers read as such).
 */
export function safePath(text: string | null | undefined, fallback: string = AFTER_LOGIN_PATH): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, which can turn a path into a host
  if (!text?.startsWith("/") || /[\\\u0000-\u001f\u007f]/.test(text)) return fallback;
  try {
    const url = new URL(text, HERE);
    // "/a/..//host" is a path here, but "//host" alone is an address of another host.
    if (url.origin !== HERE || url.pathname.startsWith("//")) return fallback;
    return url.pathname + url.search + url.hash;
  } catch {
    return fallback;
  }
}

/** Where a login with this query string leads: its `next` if that is ours, with the other parameters appended again. */
export function pathAfterLogin(
  search: string | URLSearchParams,
  fallback: string = AFTER_LOGIN_PATH,
): string {
  const query = new URLSearchParams(search);
  const url = new URL(safePath(query.get("next"), fallback), HERE);
  for (const [name, value] of query) {
    if (name !== "next" && name !== "message") url.searchParams.append(name, value);
  }
  return url.pathname + url.search + url.hash;
}
