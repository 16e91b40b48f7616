import type { Result, Schema } from "@foodshed/sdk";
import { useState } from "react";
import { useClient, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useQuery, useSetQueryData } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";

type OpenSession = Schema<"OpenSession">;

/** Where the user is signed in, and how to end that. */
export function useOpenSessions() {
  const t = useTranslate();
  const client = useClient();
  const { notify } = useNotices();
  const key = ["listSessions", useSession()?.user_id] as const;
  const query = useQuery<OpenSession[]>(key, (api) => api.GET("/accounts/sessions/"));
  const change = useSetQueryData();
  /** What is being ended: a session's id, or all others. */
  const [ending, setEnding] = useState<string>();

  async function attempt(what: string, send: () => Promise<Result<undefined>>, done: string) {
    if (ending !== undefined) return;
    setEnding(what);
    const { error } = await send();
    setEnding(undefined);
    // 404: it ended by itself in the meantime.
    if (error && error.status !== 404) {
      notify(error.message, "error");
      return;
    }
    change<OpenSession[]>(key, (all) =>
      all.filter(({ id, current }) => current || (what !== ALL_OTHERS && id !== what)),
    );
    notify(done);
  }

  return {
    ...query,
    ending,
    end: ({ id }: OpenSession) =>
      attempt(id, () => client.POST("/accounts/end_session/", { body: { id } }), t(strings.sessionEnded)),
    endOthers: () =>
      attempt(ALL_OTHERS, () => client.POST("/accounts/end_other_sessions/"), t(strings.otherSessionsEnded)),
  };
}

export const ALL_OTHERS = "others";
