/** The account that has just signed up here and still has to confirm its address, for the page that says so. */
export interface SignedUpAccount {
  account_id: number;
  email: string;
}

const key = "foodshed_signed_up";

export function rememberSignedUp(account: SignedUpAccount): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(account));
  } catch {
    // Storage may be forbidden: the page then does without the link to send the mail again.
  }
}

export function recallSignedUp(): SignedUpAccount | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "") as SignedUpAccount;
  } catch {
    return undefined;
  }
}

export function forgetSignedUp(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}
