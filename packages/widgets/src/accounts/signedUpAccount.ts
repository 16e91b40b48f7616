import { SIGNED_UP_KEY } from "@foodshed/sdk/vocabulary";
import { storageItem } from "../provider/storageItem.ts";

/** The account that signed up in this browser and still has to confirm its address, for the confirmation page. */
export interface SignedUpAccount {
  account_id: number;
  email: string;
}

const stored = storageItem("session", SIGNED_UP_KEY);

export function saveSignedUpAccount(account: SignedUpAccount): void {
  stored.set(JSON.stringify(account));
}

/** Undefined without a sign-up or without storage: the page then offers no link to resend the mail. */
export function restoreSignedUpAccount(): SignedUpAccount | undefined {
  try {
    return JSON.parse(stored.get() ?? "") as SignedUpAccount;
  } catch {
    return undefined;
  }
}
