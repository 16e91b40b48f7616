/**
 * The address in the fragment, which is sent to no server and written to no log: scripts that partners pinned before embeds subscribed in place
 * open the page with it.
 */
export function emailInFragment(fragment: string): string {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("email") ?? "";
}
