/** The site's page that joins the list. An address goes along behind the `#`, which no server and no log is shown. */
export function mailingListPath(email = ""): string {
  return email.trim() ? `/mailing-list#${new URLSearchParams({ email: email.trim() })}` : "/mailing-list";
}

/** The address that came along. */
export function emailInFragment(fragment: string): string {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("email") ?? "";
}
