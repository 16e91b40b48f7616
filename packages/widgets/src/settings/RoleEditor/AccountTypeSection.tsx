import type { Schema } from "@foodshed/sdk";
import { holds } from "@foodshed/sdk/vocabulary";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useSession } from "../../provider/host.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import { SettingsSection } from "../SettingsSection/SettingsSection.tsx";
import * as css from "./RoleEditor.css.ts";
import { RoleEditor } from "./RoleEditor.tsx";

type Profile = Schema<"Profile"> | Schema<"BasicProfile">;

/** The section Change Account Type; not for organizations. */
export function AccountTypeSection({ disabled }: { disabled: boolean }) {
  const { data, error, isLoading, retry } = useQuery<Profile>(
    ["getProfileById", { basic: false }],
    (client) => client.POST("/accounts/profile_by_id/", { body: { basic: false } }),
  );
  const isManager = useSession()?.is_manager ?? false;
  const profile = data && !data.basic ? data : undefined;
  // Most managers are organizations, so managers see nothing here until the role is loaded.
  if (profile ? holds(profile.roles, "organization") : isManager) return null;
  return (
    <SettingsSection
      title="Change Account Type"
      about="What your business does. Each account type has its own part of your profile."
    >
      {profile ? (
        <RoleEditor key={profile.id} profile={profile} disabled={disabled} />
      ) : isLoading ? (
        <div role="status" className={css.editor}>
          <VisuallyHidden>Loading your account types</VisuallyHidden>
          <Skeleton height="3em" />
          <Skeleton height="3em" />
        </div>
      ) : (
        <SmallLoadFailure
          message={`Your account types could not be loaded. ${error?.message ?? ""}`}
          onRetry={retry}
        />
      )}
    </SettingsSection>
  );
}
