import { useNavigate, useSessionStore } from "../../provider/host.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import type { LoginValues } from "./loginForm.ts";

/** Opens a session and goes on to `next`. A refused login ends whatever session there was. */
export function useLogin(next: string) {
  const navigate = useNavigate();
  const session = useSessionStore();

  return useMutation(
    async (client, body: LoginValues & { code?: string }) => {
      const result = await client.POST("/accounts/login/", { body });
      if (result.error?.kind === "problem" && result.error.status < 500) session?.end();
      return result;
    },
    (payload) => {
      session?.start(payload.token);
      navigate(next, { replace: true });
    },
    { once: true },
  );
}
