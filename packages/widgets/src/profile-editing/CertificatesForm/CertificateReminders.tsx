import { useState } from "react";
import { Switch } from "../../primitives/Switch/Switch.tsx";
import { useClient } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";

const CERTIFICATE_REMINDERS = 12;

/** Whether the business wants to be reminded by mail. It is a matter of the business: who manages its profile does not see it. */
export function CertificateReminders() {
  const t = useTranslate();
  const client = useClient();
  const { profile, update } = useEditedProfile();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const enabled = profile.certificate_reminders;
  if (enabled === null || enabled === undefined) return null;
  const change = async (enable: boolean) => {
    setBusy(true);
    setError(undefined);
    const { error: problem } = await client.PUT("/notifications/preference/{verb}", {
      params: { path: { verb: CERTIFICATE_REMINDERS } },
      body: { enable },
    });
    setBusy(false);
    if (problem) setError(problem.message);
    else update({ ...profile, certificate_reminders: enable });
  };
  return (
    <Switch
      label={t(strings.certificateReminders)}
      checked={enabled}
      busy={busy}
      error={error}
      onCheckedChange={(enable) => void change(enable)}
    />
  );
}
