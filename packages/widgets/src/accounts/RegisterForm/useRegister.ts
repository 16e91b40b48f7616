import { useNavigate } from "../../provider/host.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useIdempotencyKey } from "../../provider/useIdempotencyKey.ts";
import { useMutation } from "../../provider/useMutation.ts";
import { saveSignedUpAccount } from "../signedUpAccount.ts";
import { type RegisterValues, successMessage, toSignup } from "./registerForm.ts";

/** Signs a business up, and goes on to the page that asks to confirm the address. */
export function useRegister() {
  const navigate = useNavigate();
  const { notify } = useNotices();
  const idempotencyKey = useIdempotencyKey();

  return useMutation(
    (client, values: RegisterValues) => {
      const body = toSignup(values);
      return client.POST("/accounts/signup/", { body, params: { header: idempotencyKey.headerFor(body) } });
    },
    ([user]) => {
      if (user) saveSignedUpAccount({ account_id: user.account.id, email: user.email });
      notify(successMessage);
      navigate("/confirm");
    },
    { once: true },
  );
}
