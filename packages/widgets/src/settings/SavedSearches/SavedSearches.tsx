import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import { formatDate, savedSearchPath } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { GroupedLoadFailure } from "../../primitives/LoadFailureGroup/LoadFailureGroup.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./SavedSearches.css.ts";
import { useSavedSearches } from "./useSavedSearches.ts";

const FREQUENCIES: Readonly<Record<Schema<"AlertFrequency">, LocalizedString>> = {
  at_once: strings.alertsAtOnce,
  daily: strings.alertsDaily,
  weekly: strings.alertsWeekly,
  never: strings.alertsNever,
};

/** The searches that the account keeps: to open, to change how often to be notified, and to delete. */
export function SavedSearches() {
  const t = useTranslate();
  const { data, error, isLoading, retry, failed, setFrequency, remove } = useSavedSearches();
  const linkTo = useTextLink();
  if (isLoading) {
    return (
      <div role="status" className={css.list}>
        <VisuallyHidden>{t(strings.loadingSavedSearches)}</VisuallyHidden>
        <Skeleton height="3em" />
        <Skeleton height="3em" />
      </div>
    );
  }
  if (!data) {
    return (
      <GroupedLoadFailure
        message={error?.message ?? ""}
        alone={t(strings.savedSearchesNotLoaded, { reason: error?.message ?? "" })}
        onRetry={retry}
      />
    );
  }
  if (data.length === 0) {
    return <p className={text.soft}>{t.rich(strings.noSavedSearches, { search: linkTo("/search") })}</p>;
  }
  return (
    <ul className={css.list}>
      {data.map((search) => (
        <li key={search.id} className={css.item}>
          <div className={css.words}>
            {linkTo(savedSearchPath(search))(search.name)}
            <p className={css.about}>
              {t(search.kind === "profiles" ? strings.businessesSavedOn : strings.classifiedsSavedOn, {
                date: formatDate(search.created_at, undefined, t.locale),
              })}
            </p>
          </div>
          <SelectField
            label={t(strings.alertsOf, { name: search.name })}
            hideLabel
            options={Object.entries(FREQUENCIES).map(([value, frequency]) => ({
              value,
              label: t(frequency),
            }))}
            value={search.frequency}
            error={failed === search.id ? t(strings.notUpdated) : undefined}
            onChange={(event) => void setFrequency(search, event.target.value as Schema<"AlertFrequency">)}
          />
          <Button
            variant="quiet"
            size="sm"
            aria-label={t(strings.deleteNamed, { name: search.name })}
            onClick={() => void remove(search)}
          >
            {t(strings.deleteIt)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
