/** What `styleText` writes for the styles in use: colours, bold and dim, and their ends. */
const OWN_STYLES = "\u001b\\[(?:31|32|33|39|1|2|22)m";

/** Controls but line breaks and tabs, which a terminal would obey, and overrides that turn the text around them. */
const CONTROLS = "(?![\\n\\t])[\\p{Cc}\\u202d\\u202e]";

const stylesOrControls = new RegExp(`(${OWN_STYLES})|${CONTROLS}`, "gu");

/** Replaces control characters, so that text from servers and files cannot control the terminal. */
export function printable(text: string): string {
  return text.replace(stylesOrControls, (_sign, style: string | undefined) => style ?? "\u{fffd}");
}

/** JSON with the controls that JSON itself leaves as they are written as escapes. */
export function escapedControls(json: string): string {
  return json.replace(/[\u007f-\u009f]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
}
