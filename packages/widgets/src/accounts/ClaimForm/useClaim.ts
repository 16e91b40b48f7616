import { useMutation } from "../../provider/useMutation.ts";
import { useThenLogin } from "../useThenLogin.ts";
import type { ClaimValues } from "./claimForm.ts";

/** Sets the password of an account that was made on behalf of a business, and publishes its profile. */
export function useClaim(act_token: string, pw_token: string) {
  const claim = useMutation((client, { password, email_consent }: ClaimValues) =>
    client.POST("/accounts/activate_account_and_set_password/", {
      body: { act_token, pw_token, password, email_consent },
    }),
  );
  useThenLogin(claim.status === "success");
  return claim;
}
