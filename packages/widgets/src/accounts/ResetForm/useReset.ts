import { useMutation } from "../../provider/useMutation.ts";
import { useThenLogin } from "../useThenLogin.ts";
import type { ResetValues } from "./resetForm.ts";

/** Sets a new password with the token of the reset mail, then navigates to the login. */
export function useReset(token: string) {
  const reset = useMutation((client, { password }: ResetValues) =>
    client.POST("/accounts/set_new_password/", { body: { password, token } }),
  );
  useThenLogin(reset.status === "success");
  return reset;
}
