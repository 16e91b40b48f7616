/** The site's page that joins the list. The address is in the fragment, which is sent to no server and written to no log. */
export function mailingListPath(email = ""): string {
  return email.trim() ? `/mailing-list#${new URLSearchParams({ email: email.trim() })}` : "/mailing-list";
}

/** The address in the fragment. */
export function emailInFragment(fragment: string): string {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("email") ?? "";
}
