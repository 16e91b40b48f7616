import { ACCOUNT_NOTICE_MS } from "@foodshed/sdk/vocabulary";
import { useEffect } from "react";
import { useMutation } from "../../provider/useMutation.ts";

/** Sends the verification mail again; its success is forgotten after two seconds, so that it can be asked for again. */
export function useResendVerification() {
  const { status, reset, ...resend } = useMutation((client, account_id: number) =>
    client.POST("/accounts/resend_verification/", { body: { account_id } }),
  );
  useEffect(() => {
    if (status !== "success") return;
    const timer = setTimeout(reset, ACCOUNT_NOTICE_MS);
    return () => clearTimeout(timer);
  });
  return { status, ...resend };
}
