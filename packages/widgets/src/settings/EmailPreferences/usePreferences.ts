import type { Schema } from "@foodshed/sdk";
import type { NotificationVerb } from "@foodshed/sdk/vocabulary";
import { useRef, useState } from "react";
import { useClient, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useQuery, useSetQueryData } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";

type Preference = Schema<"NotificationPreference">;

/**
 * The email preferences of the account. A change is shown optimistically and rolled back on failure. While a request is pending
 * the latest change waits, so that quick presses end with the last one.
 */
export function usePreferences() {
  const t = useTranslate();
  const client = useClient();
  const { notify } = useNotices();
  const key = ["listNotificationPreferences", useSession()?.account_id] as const;
  const query = useQuery<Preference[]>(key, (api) => api.GET("/notifications/preference"));
  const change = useSetQueryData();
  const wishes = useRef(new Map<NotificationVerb, boolean>());
  const [failed, setFailed] = useState<NotificationVerb>();

  const show = (verb: NotificationVerb, enable: boolean) =>
    change<Preference[]>(key, (all) =>
      all.map((one) => (one.notification_verb === verb ? { ...one, enable } : one)),
    );

  async function set(verb: NotificationVerb, enable: boolean): Promise<void> {
    const underWay = wishes.current.has(verb);
    wishes.current.set(verb, enable);
    show(verb, enable);
    setFailed((last) => (last === verb ? undefined : last));
    if (underWay) return;
    let held = !enable;
    while (wishes.current.get(verb) !== held) {
      const wish = wishes.current.get(verb) as boolean;
      const { error } = await client.PUT("/notifications/preference/{verb}", {
        params: { path: { verb } },
        body: { enable: wish },
      });
      if (error) {
        show(verb, held);
        setFailed(verb);
        notify(t(strings.notUpdated), "error");
        break;
      }
      held = wish;
    }
    wishes.current.delete(verb);
  }

  return { ...query, failed, set };
}
