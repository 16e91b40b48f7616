import { isEmail } from "../vocabulary/patterns.ts";

/** The addresses in a text, each once: of "Ada <ada@farm.ca>; bo@farm.ca" both, without what surrounds them. */
export function findEmails(text: string): string[] {
  const found = text
    .replaceAll(/mailto:/gi, " ")
    .split(/[\s;,/|<>()[\]"']+/)
    .map((part) => part.replace(/^[.:]+|[.:]+$/g, ""))
    .filter(isEmail);
  return found.filter(
    (address, index) => found.findIndex((each) => each.toLowerCase() === address.toLowerCase()) === index,
  );
}
