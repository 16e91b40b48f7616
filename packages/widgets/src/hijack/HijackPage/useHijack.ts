import { errorMessage, type Result, type Schema } from "@foodshed/sdk";
import { HIJACK_REDIRECT_MS } from "@foodshed/sdk/vocabulary";
import { useEffect, useRef, useState } from "react";
import { useClient, useNavigate, useSessionStore } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { saveOwnSession } from "../ownSession.ts";
import { hijackReason } from "./hijackReason.ts";

/**
 * Starts an impersonation with the code of a one-time link or as the signed-in administrator; once, however often
 * the page is rendered. Then loads and shows the account's profile.
 *
 * @returns the error; undefined without one
 */
export function useHijack(
  account: number,
  code: string | undefined,
  reason: string | undefined,
): string | undefined {
  const t = useTranslate();
  const client = useClient();
  const session = useSessionStore();
  const navigate = useNavigate();
  const asked = useRef(false);
  const [opened, setOpened] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function open(): Promise<void> {
    if (!session) return;
    const before = session.get();
    // The page was reloaded after the code had been used.
    const open = before?.hijack && before.account_id === account;
    if (!open) {
      const { data, error }: Result<Pick<Schema<"HijackPayload">, "token">> = code
        ? await client.POST("/accounts/redeem_hijack/", { body: { code } })
        : await client.POST("/accounts/hijack/{id}/", {
            params: { path: { id: account } },
            body: { reason: hijackReason(reason) },
          });
      if (error) return setFailure(error.message);
      // Ends the previous impersonation first; keeps the administrator's own session for Stop.
      if (before?.hijack) await client.POST("/accounts/stop_hijack/");
      else if (before) saveOwnSession(before.token);
      if (!data.token || !session.start(data.token)) return setFailure(errorMessage("unknown", t));
    }
    await client.POST("/accounts/profile_by_id/", { body: { basic: true } });
    setOpened(true);
  }

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void open();
  });

  useEffect(() => {
    if (!opened) return;
    const timer = setTimeout(() => navigate("/profile", { replace: true }), HIJACK_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [opened, navigate]);

  return failure;
}
