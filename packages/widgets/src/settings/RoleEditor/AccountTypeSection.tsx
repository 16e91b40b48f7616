import type { Schema } from "@foodshed/sdk";
import { holds } from "@foodshed/sdk/vocabulary";
import { GroupedLoadFailure } from "../../primitives/LoadFailureGroup/LoadFailureGroup.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";
import { SettingsSection } from "../SettingsSection/SettingsSection.tsx";
import * as css from "./RoleEditor.css.ts";
import { RoleEditor } from "./RoleEditor.tsx";

type Profile = Schema<"Profile"> | Schema<"BasicProfile">;

/** The section Change Account Type; not for organizations. */
export function AccountTypeSection({ disabled }: { disabled: boolean }) {
  const t = useTranslate();
  const { data, error, isLoading, retry } = useQuery<Profile>(
    ["getProfileById", { basic: false }],
    (client) => client.POST("/accounts/profile_by_id/", { body: { basic: false } }),
  );
  const isManager = useSession()?.is_manager ?? false;
  const profile = data && !data.basic ? data : undefined;
  // Most managers are organizations, so managers see nothing here until the role is loaded.
  if (profile ? holds(profile.roles, "organization") : isManager) return null;
  return (
    <SettingsSection title={t(strings.changeAccountType)} about={t(strings.changeAccountTypeAbout)}>
      {profile ? (
        <RoleEditor key={profile.id} profile={profile} disabled={disabled} />
      ) : isLoading ? (
        <div role="status" className={css.editor}>
          <VisuallyHidden>{t(strings.loadingAccountTypes)}</VisuallyHidden>
          <Skeleton height="3em" />
          <Skeleton height="3em" />
        </div>
      ) : (
        <GroupedLoadFailure
          message={error?.message ?? ""}
          alone={t(strings.accountTypesNotLoaded, { reason: error?.message ?? "" })}
          onRetry={retry}
        />
      )}
    </SettingsSection>
  );
}
