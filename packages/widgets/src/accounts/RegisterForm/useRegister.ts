import { useNavigate } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useIdempotencyKey } from "../../provider/useIdempotencyKey.ts";
import { useMutation } from "../../provider/useMutation.ts";
import * as strings from "../generated/strings.ts";
import { saveSignedUpAccount } from "../signedUpAccount.ts";
import { type RegisterValues, toSignup } from "./registerForm.ts";

/** Milliseconds that the notice of a sign-up stays: the page that follows says the same. */
const SIGNED_UP_MS = 2000;

/**
 * Signs a business up, and goes on to the page that asks to confirm the address.
 *
 * @param onSignedUp called once the account is there
 */
export function useRegister(onSignedUp?: () => void) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { notify } = useNotices();
  const idempotencyKey = useIdempotencyKey();

  return useMutation(
    (client, values: RegisterValues) => {
      const body = toSignup(values, t.locale);
      return client.POST("/accounts/signup/", { body, params: { header: idempotencyKey.headerFor(body) } });
    },
    ([user]) => {
      if (user) saveSignedUpAccount({ account_id: user.account.id, email: user.email });
      onSignedUp?.();
      notify(t(strings.signedUp), "success", undefined, SIGNED_UP_MS);
      navigate("/confirm");
    },
    { once: true },
  );
}
