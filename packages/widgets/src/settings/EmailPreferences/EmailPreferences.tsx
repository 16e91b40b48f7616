import type { LocalizedString } from "@foodshed/sdk/locale";
import { NOTIFICATION_VERBS } from "@foodshed/sdk/vocabulary";
import { label as labelText } from "@foodshed/sdk/vocabulary/label";
import { GroupedLoadFailure } from "../../primitives/LoadFailureGroup/LoadFailureGroup.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { Switch } from "../../primitives/Switch/Switch.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./EmailPreferences.css.ts";
import { usePreferences } from "./usePreferences.ts";

type Key = (typeof NOTIFICATION_VERBS)[number]["key"];

const explanations: Readonly<Record<Key, LocalizedString>> = {
  messaging: strings.aboutMessaging,
  expired_classifieds: strings.aboutExpiredClassifieds,
  new_classifieds: strings.aboutNewClassifieds,
  connection_requests: strings.aboutConnectionRequests,
  management_requests: strings.aboutManagementRequests,
  accepted_membership_requests: strings.aboutAcceptedRequests,
  classified_digests: strings.aboutClassifiedDigests,
};

/** One switch for each kind of mail; each applies at once. */
export function EmailPreferences({ disabled = false }: { disabled?: boolean }) {
  const t = useTranslate();
  const { data, error, isLoading, retry, failed, set } = usePreferences();
  if (isLoading) {
    return (
      <div role="status" className={css.bones}>
        <VisuallyHidden>{t(strings.loadingEmailPreferences)}</VisuallyHidden>
        {NOTIFICATION_VERBS.map(({ key }) => (
          <Skeleton key={key} height="2.5em" />
        ))}
      </div>
    );
  }
  if (!data) {
    return (
      <GroupedLoadFailure
        message={error?.message ?? ""}
        alone={t(strings.emailPreferencesNotLoaded, { reason: error?.message ?? "" })}
        onRetry={retry}
      />
    );
  }
  return (
    <ul className={css.list}>
      {NOTIFICATION_VERBS.map(({ verb, key, label }) => (
        <li key={key}>
          <Switch
            label={labelText(t, label)}
            hint={t(explanations[key])}
            disabled={disabled}
            error={failed === verb ? t(strings.notUpdated) : undefined}
            checked={data.find((one) => one.notification_verb === verb)?.enable ?? false}
            onCheckedChange={(enable) => void set(verb, enable)}
          />
        </li>
      ))}
    </ul>
  );
}
