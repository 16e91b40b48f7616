import type { FoodshedClient, Result, Schema } from "@foodshed/sdk";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import * as strings from "../generated/strings.ts";
import { PasswordStep } from "./PasswordStep.tsx";

/** What needs the password first. */
export type Delicate = { kind: "app" } | { kind: "codes" } | { kind: "passkey"; id: number; name: string };

export interface RemovalDialogProps {
  what: Delicate;
  onClose: () => void;
  /** Called with new recovery codes, or null. */
  onDone: (codes: readonly string[] | null) => void;
}

/** Removes the app or a passkey, or replaces the recovery codes, after the password. */
export function RemovalDialog({ what, onClose, onDone }: RemovalDialogProps) {
  const t = useTranslate();
  const request = useMutation(
    (client, given: { current_password: string; code: string }) => send(client, what, given),
    (made) => onDone(made?.recovery_codes ?? null),
  );
  const { title, description, label } = wordsOf(what, t);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      description={description}
      size="sm"
      busy={request.isPending}
    >
      <PasswordStep
        request={request}
        withCode={what.kind !== "passkey"}
        danger={what.kind !== "codes"}
        submitLabel={label}
        onClose={onClose}
        onSubmit={(current_password, code) => request.run({ current_password, code })}
      />
    </Dialog>
  );
}

async function send(
  client: FoodshedClient,
  what: Delicate,
  { current_password, code }: { current_password: string; code: string },
): Promise<Result<Schema<"RecoveryCodes"> | undefined>> {
  switch (what.kind) {
    case "app":
      return client.POST("/accounts/remove_totp/", { body: { current_password, code } });
    case "codes":
      return client.POST("/accounts/replace_recovery_codes/", { body: { current_password, code } });
    case "passkey":
      return client.POST("/accounts/remove_passkey/", { body: { id: what.id, current_password } });
  }
}

function wordsOf(what: Delicate, t: WidgetTranslate) {
  switch (what.kind) {
    case "app":
      return {
        title: t(strings.removeApp),
        description: t(strings.removeAppAbout),
        label: t(strings.removeIt),
      };
    case "codes":
      return {
        title: t(strings.newRecoveryCodes),
        description: t(strings.newRecoveryCodesAbout),
        label: t(strings.newRecoveryCodes),
      };
    case "passkey":
      return {
        title: t(strings.removePasskeyNamed, { name: what.name }),
        description: t(strings.removePasskeyAbout),
        label: t(strings.removeIt),
      };
  }
}
