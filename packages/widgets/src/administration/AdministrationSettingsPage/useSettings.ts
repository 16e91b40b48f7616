import type { Schema } from "@foodshed/sdk";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useQuery, useSetQueryData } from "../../provider/useQuery.ts";
import * as strings from "./generated/strings.ts";

const KEY = ["getSettings"] as const;

export function useSettings() {
  return useQuery<Schema<"SettingsReport">>(KEY, (client) => client.GET("/administration/settings/"));
}

/** Saves settings, and says so. A failure is said too: a switch has no place for it. */
export function useUpdateSettings() {
  const t = useTranslate();
  const { notify } = useNotices();
  const change = useSetQueryData();
  return useMutation(
    async (client, body: Schema<"UpdateSettingsRequest">) => {
      const result = await client.POST("/administration/update_settings/", { body });
      if (result.error) notify(t(strings.notSaved, { reason: result.error.message }), "error");
      return result;
    },
    (report) => {
      change<Schema<"SettingsReport">>(KEY, () => report);
      notify(t(strings.saved));
    },
  );
}
