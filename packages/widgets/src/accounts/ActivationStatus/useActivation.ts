import { useEffect, useRef } from "react";
import { useMutation } from "../../provider/useMutation.ts";
import { useThenLogin } from "../useThenLogin.ts";

/** Uses the mail's token once, however often the page is rendered; after a failure the user can retry. */
export function useActivation(token: string | undefined) {
  const { run, ...activation } = useMutation((client, body: { token: string }) =>
    client.POST("/accounts/activate_account/", { body }),
  );
  const spent = useRef<string>(undefined);
  useEffect(() => {
    if (!token || spent.current === token) return;
    spent.current = token;
    void run({ token });
  });
  useThenLogin(activation.status === "success");
  return { ...activation, tryAgain: () => token && void run({ token }) };
}
