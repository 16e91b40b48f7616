/**
 * An address with its domain as the database compares it. `lower()` knows letters beyond ASCII in some locales only, and never that
 * é may be written as e and an accent; the part before the @ is ASCII.
 */
export function comparableEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  return /^[\u0000-\u007f]*$/.test(domain)
    ? email
    : email.slice(0, at) + domain.normalize("NFC").toLowerCase().normalize("NFC");
}
