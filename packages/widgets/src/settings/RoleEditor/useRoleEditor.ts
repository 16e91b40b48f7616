import type { Schema } from "@foodshed/sdk";
import type { RoleCode } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";
import { type RoleEntries, toChange } from "./roleEntries.ts";

type Changes = Pick<RoleEntries, "removed" | "added">;

const none: Changes = { removed: [], added: [] };

/** The entries of the editor, and saving them all at once. */
export function useRoleEditor(profile: Schema<"Profile">) {
  const t = useTranslate();
  const { notify } = useNotices();
  const refresh = useInvalidateQueries();
  const [changes, setChanges] = useState(none);
  // Shows the saved entries until the profile is reloaded.
  const [stored, setStored] = useState(profile);
  const newest = stored.version > profile.version ? stored : profile;
  const entries: RoleEntries = {
    held: newest.roles.map(({ id }) => id),
    pending: newest.pending_roles,
    ...changes,
  };
  const save = useMutation(
    (client, sent: RoleEntries) =>
      client.POST("/accounts/update_profile/", { body: { id: newest.id, ...toChange(sent) } }),
    (answer) => {
      setStored(answer);
      setChanges(none);
      notify(t(strings.saved));
      void refresh("getProfileById");
    },
  );
  const change = (next: Partial<Changes>) => {
    if (save.isPending) return;
    if (save.status !== "idle") save.reset();
    setChanges((last) => ({ ...last, ...next }));
  };

  return {
    entries,
    add: () => change({ added: [...changes.added, ""] }),
    choose: (index: number, code: RoleCode | "") => change({ added: changes.added.with(index, code) }),
    drop: (index: number) => change({ added: changes.added.toSpliced(index, 1) }),
    remove: (code: RoleCode) => change({ removed: [...changes.removed, code] }),
    save: () => void save.run(entries),
    isSaving: save.isPending,
    wasSaved: save.status === "success",
    problem: save.problem,
  };
}
