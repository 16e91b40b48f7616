/** How long the log's reasons may be. */
const SHORTEST = 3;
const LONGEST = 500;

/** What stands in the log, and is told to the member, where nobody said why. */
const UNSAID = "Opened on the site without a reason";

/** The reason as the log takes it: what the address gives, if it says anything. */
export function hijackReason(given: string | undefined): string {
  const characters = [...(given?.trim() ?? "")];
  return characters.length < SHORTEST ? UNSAID : characters.slice(0, LONGEST).join("");
}
