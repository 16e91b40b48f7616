import { errorMessage, type Problem } from "@foodshed/sdk";
import { useState } from "react";
import { useSessionStore } from "../provider/host.tsx";
import { useTranslate, type WidgetTranslate } from "../provider/locale.tsx";
import { useNotices } from "../provider/notices.tsx";
import { useMutation } from "../provider/useMutation.ts";
import type { Credentials } from "./AuthenticationDialog/authenticationForm.ts";
import * as strings from "./generated/strings.ts";

/** The new login credentials. */
export interface LoginChange {
  email?: string;
  password?: string;
}

/**
 * Changes the login email or password. `ask` opens the authentication dialog, which shows errors about the credentials;
 * errors about the change itself are returned to the form. The response's token replaces the stored one.
 */
export function useUpdateUser(onSaved: () => void) {
  const t = useTranslate();
  const session = useSessionStore();
  const { notify } = useNotices();
  const [change, setChange] = useState<LoginChange | null>(null);
  const update = useMutation(
    async (client, { who, change }: { who: Credentials; change: LoginChange }) => {
      const result = await client.POST("/accounts/update_user/", {
        body: { ...change, current_email: who.email, current_password: who.password },
      });
      if (result.error && isAboutChange(result.error)) setChange(null);
      return result;
    },
    ({ token }) => {
      session?.start(token);
      setChange(null);
      notify(t(strings.saved));
      onSaved();
    },
  );
  const { problem } = update;
  const aboutChange = problem && isAboutChange(problem) ? problem : undefined;

  return {
    status: update.status,
    isPending: update.isPending,
    /** Why the change cannot be made, for the form. */
    refused: aboutChange && firstMessage(aboutChange, t),
    forget: update.reset,
    ask: (wanted: LoginChange) => {
      update.reset();
      setChange(wanted);
    },
    dialog: {
      open: change !== null,
      onOpenChange: (open: boolean) => !open && setChange(null),
      busy: update.isPending,
      error: problem && !aboutChange ? firstMessage(problem, t) : undefined,
      onConfirm: (who: Credentials) => {
        if (change) void update.run({ who, change });
      },
    },
  };
}

/** Whether the server refused the new address or password, rather than the credentials. */
function isAboutChange({ status, errors }: Problem): boolean {
  return status === 409 || Boolean(errors?.email ?? errors?.password);
}

/** The first sentence that the server gave, or a plain one of our own. */
export function firstMessage({ errors, message }: Problem, t: WidgetTranslate): string {
  const [sentences] = Object.values(errors ?? {});
  if (sentences?.[0]) return sentences[0];
  return message === errorMessage("unknown", t) ? t(strings.notSaved) : message;
}
