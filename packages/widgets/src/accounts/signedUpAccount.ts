import { SIGNED_UP_KEY } from "@foodshed/sdk/vocabulary";
import { browserMemory } from "../provider/browserMemory.ts";

/** The account that has just signed up here and still has to confirm its address, for the page that says so. */
export interface SignedUpAccount {
  account_id: number;
  email: string;
}

const memory = browserMemory("session", SIGNED_UP_KEY);

export function rememberSignedUp(account: SignedUpAccount): void {
  memory.set(JSON.stringify(account));
}

/** Undefined where nobody has signed up or nothing can be kept: the page then does without the link to send the mail again. */
export function recallSignedUp(): SignedUpAccount | undefined {
  try {
    return JSON.parse(memory.get() ?? "") as SignedUpAccount;
  } catch {
    return undefined;
  }
}
