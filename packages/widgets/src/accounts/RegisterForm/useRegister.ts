import { idempotencyKey, idempotent } from "@foodshed/sdk";
import { useRef } from "react";
import { useNavigate } from "../../provider/host.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useRequest } from "../../provider/useRequest.ts";
import { rememberSignedUp } from "../signedUpAccount.ts";
import { type RegisterValues, successMessage, toSignup } from "./registerForm.ts";

/** Signs a business up, and goes on to the page that asks to confirm the address. */
export function useRegister() {
  const navigate = useNavigate();
  const { notify } = useNotices();
  const attempt = useRef({ body: "", key: "" });

  return useRequest(
    (client, values: RegisterValues) => {
      const body = toSignup(values);
      // A retry of the same sign-up keeps its key: if the first answer was lost, there is still one account.
      const text = JSON.stringify(body);
      if (attempt.current.body !== text) attempt.current = { body: text, key: idempotencyKey() };
      return client.POST("/accounts/signup/", {
        body,
        params: { header: idempotent(attempt.current.key) },
      });
    },
    ([user]) => {
      if (user) rememberSignedUp({ account_id: user.account.id, email: user.email });
      notify(successMessage);
      navigate("/confirm");
    },
    { once: true },
  );
}
