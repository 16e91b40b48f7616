import type { FoodshedClient, FoodshedError, Result, Schema } from "@foodshed/sdk";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useClient, useNavigate, useSessionStore } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { useHasPasskeys } from "./useHasPasskeys.ts";

/** Logs in with a passkey of this device; renders nothing in a browser without them. */
export function PasskeyButton({ next }: { next: string }) {
  const t = useTranslate();
  const client = useClient();
  const navigate = useNavigate();
  const session = useSessionStore();
  const [status, setStatus] = useState<"idle" | "pending" | { failed: string }>("idle");
  if (!useHasPasskeys()) return null;

  async function logIn() {
    setStatus("pending");
    const outcome = await logInWithPasskey(client);
    if (outcome === "cancelled") return setStatus("idle");
    if (outcome.error) return setStatus({ failed: outcome.error.message });
    session?.start(outcome.data.token);
    navigate(next, { replace: true });
  }

  return (
    <>
      <Button variant="secondary" wide busy={status === "pending"} onClick={() => void logIn()}>
        {t(strings.usePasskey)}
      </Button>
      <FormStatus error={typeof status === "object" && status.failed} />
    </>
  );
}

async function logInWithPasskey(
  client: FoodshedClient,
): Promise<Result<Schema<"TokenPayload">> | "cancelled"> {
  const begun: Result<Schema<"PasskeyOptions">> = await client.POST("/accounts/begin_passkey_login/");
  if (begun.error) return begun as { error: FoodshedError; data?: undefined };
  const { startAuthentication } = await import("@simplewebauthn/browser");
  try {
    const response = await startAuthentication({ optionsJSON: begun.data.options as never });
    return await client.POST("/accounts/passkey_login/", { body: { response: { ...response } as never } });
  } catch {
    // Closed by the person, or timed out: the browser has said so itself.
    return "cancelled";
  }
}
