import type { FoodshedClient, Result, Schema } from "@foodshed/sdk";
import { PASSKEY_NAME_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import * as strings from "../generated/strings.ts";
import { PasswordStep } from "./PasswordStep.tsx";

export interface AddPasskeyDialogProps {
  onClose: () => void;
  /** Called with the recovery codes, or null where the earlier ones go on. */
  onDone: (codes: readonly string[] | null) => void;
}

/** Adds a passkey of this device: the password, then the browser's own dialog. */
export function AddPasskeyDialog({ onClose, onDone }: AddPasskeyDialogProps) {
  const t = useTranslate();
  const [name, setName] = useState(t(strings.thisDevice));
  const [cancelled, setCancelled] = useState(false);
  const add = useMutation(
    async (client, password: string): Promise<Result<Schema<"RecoveryCodes"> | undefined>> => {
      setCancelled(false);
      return makePasskey(client, password, name.trim() || t(strings.thisDevice));
    },
    (made) => (made ? onDone(made.recovery_codes) : setCancelled(true)),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(strings.addPasskey)}
      description={t(strings.passkeyAbout)}
      size="sm"
      busy={add.isPending}
    >
      <PasswordStep request={add} onClose={onClose} onSubmit={add.run} submitLabel={t(strings.continueIt)}>
        {cancelled && <FormStatus error={t(strings.passkeyCancelled)} />}
        <TextField
          label={t(strings.passkeyName)}
          hint={t(strings.passkeyNameHint)}
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </PasswordStep>
    </Dialog>
  );
}

/** Undefined when the person closes the browser's dialog, or the device has that passkey already. */
async function makePasskey(
  client: FoodshedClient,
  current_password: string,
  name: string,
): Promise<Result<Schema<"RecoveryCodes"> | undefined>> {
  const begun: Result<Schema<"PasskeyOptions">> = await client.POST("/accounts/begin_passkey/", {
    body: { current_password },
  });
  if (begun.error) return { error: begun.error };
  const { startRegistration } = await import("@simplewebauthn/browser");
  let response: object;
  try {
    response = await startRegistration({ optionsJSON: begun.data.options as never });
  } catch {
    return { ...begun, data: undefined };
  }
  return await client.POST("/accounts/add_passkey/", {
    body: { name, response: { ...response } as Schema<"PasskeyResponse"> },
  });
}
