import { NOTIFICATION_VERBS } from "@foodshed/sdk/vocabulary";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { Switch } from "../../primitives/Switch/Switch.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./EmailPreferences.css.ts";
import { notUpdated, usePreferences } from "./usePreferences.ts";

type Key = (typeof NOTIFICATION_VERBS)[number]["key"];

const explanations: Readonly<Record<Key, string>> = {
  messaging: "Somebody writes to you.",
  expired_classifieds: "One of your classifieds has expired.",
  new_classifieds: "A business near you posts a classified.",
  connection_requests: "A business or a network wants to be connected with you.",
  management_requests: "A network asks to manage your profile, or a business asks you to manage its own.",
  accepted_membership_requests: "Your request to a network, or to a business, was accepted.",
  classified_digests: "The latest classifieds of the whole network, gathered.",
};

/** One switch for each kind of mail; each applies at once. */
export function EmailPreferences() {
  const { data, error, isLoading, retry, failed, set } = usePreferences();
  if (isLoading) {
    return (
      <div role="status" className={css.bones}>
        <VisuallyHidden>Loading your email preferences</VisuallyHidden>
        {NOTIFICATION_VERBS.map(({ key }) => (
          <Skeleton key={key} height="2.5em" />
        ))}
      </div>
    );
  }
  if (!data) {
    return (
      <SmallLoadFailure
        message={`Your email preferences could not be loaded. ${error?.message ?? ""}`}
        onRetry={retry}
      />
    );
  }
  return (
    <ul className={css.list}>
      {NOTIFICATION_VERBS.map(({ verb, key, label }) => (
        <li key={key}>
          <Switch
            label={label}
            hint={explanations[key]}
            error={failed === verb ? notUpdated : undefined}
            checked={data.find((one) => one.notification_verb === verb)?.enable ?? false}
            onCheckedChange={(enable) => void set(verb, enable)}
          />
        </li>
      ))}
    </ul>
  );
}
