import { SENT_NOTICE_MS } from "@foodshed/sdk/vocabulary";
import { useEffect, useState } from "react";
import { useMutation } from "../../provider/useMutation.ts";
import type { ForgotValues } from "./forgotForm.ts";

/**
 * Requests the mail that sets a new password. The notice disappears after four seconds; `wasSent` stays, for the sentence that
 * says what to do next.
 */
export function useForgot() {
  const [wasSent, setWasSent] = useState(false);
  const { status, reset, ...request } = useMutation(
    (client, body: ForgotValues) => client.POST("/accounts/password_reset/", { body }),
    () => setWasSent(true),
  );
  useEffect(() => {
    if (status !== "success") return;
    const timer = setTimeout(reset, SENT_NOTICE_MS);
    return () => clearTimeout(timer);
  });
  return { status, wasSent, reset, ...request };
}
