/** User agents of bots. A request without a user agent is not from a browser. */
const PROGRAMS =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|scan|monitor|uptime|fetch|curl|wget|python|java\/|go-http|okhttp|axios|libwww|headless|lighthouse|facebookexternalhit|embedly|whatsapp|undici|^node$|^\s*$/i;

export function isProgram(userAgent: string | undefined): boolean {
  return userAgent === undefined || PROGRAMS.test(userAgent);
}
