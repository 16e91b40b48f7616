import { useNavigate } from "../../provider/host.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useRequest } from "../../provider/useRequest.ts";
import { useSendingKey } from "../../provider/useSendingKey.ts";
import { rememberSignedUp } from "../signedUpAccount.ts";
import { type RegisterValues, successMessage, toSignup } from "./registerForm.ts";

/** Signs a business up, and goes on to the page that asks to confirm the address. */
export function useRegister() {
  const navigate = useNavigate();
  const { notify } = useNotices();
  const sendingKey = useSendingKey();

  return useRequest(
    (client, values: RegisterValues) => {
      const body = toSignup(values);
      return client.POST("/accounts/signup/", { body, params: { header: sendingKey.headerFor(body) } });
    },
    ([user]) => {
      if (user) rememberSignedUp({ account_id: user.account.id, email: user.email });
      notify(successMessage);
      navigate("/confirm");
    },
    { once: true },
  );
}
