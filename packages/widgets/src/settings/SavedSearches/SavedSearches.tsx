import type { Schema } from "@foodshed/sdk";
import { formatDate, savedSearchPath } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useLink } from "../../provider/host.tsx";
import { ALERT_FREQUENCIES } from "../../search/SaveSearch/alertFrequencies.ts";
import { text, textLink } from "../../theme/text.css.ts";
import { DeleteSavedSearchDialog } from "./DeleteSavedSearchDialog.tsx";
import * as css from "./SavedSearches.css.ts";
import { useSavedSearches } from "./useSavedSearches.ts";

/** The searches that the account keeps: to open, to be told more or less often, and to delete. */
export function SavedSearches() {
  const { data, error, isLoading, retry, failed, setFrequency, forget } = useSavedSearches();
  const [deleting, setDeleting] = useState<Schema<"SavedSearch">>();
  const Link = useLink();
  if (isLoading) {
    return (
      <div role="status" className={css.list}>
        <VisuallyHidden>Loading your saved searches</VisuallyHidden>
        <Skeleton height="3em" />
        <Skeleton height="3em" />
      </div>
    );
  }
  if (!data) {
    return (
      <SmallLoadFailure
        message={`Your saved searches could not be loaded. ${error?.message ?? ""}`}
        onRetry={retry}
      />
    );
  }
  if (data.length === 0) {
    return (
      <p className={text.soft}>
        You have not saved any.{" "}
        <Link to="/search" className={textLink}>
          Search
        </Link>
        , and press “Save Search” beside the results.
      </p>
    );
  }
  return (
    <>
      <ul className={css.list}>
        {data.map((search) => (
          <li key={search.id} className={css.item}>
            <div className={css.words}>
              <Link to={savedSearchPath(search)} className={textLink}>
                {search.name}
              </Link>
              <p className={css.about}>
                {search.kind === "profiles" ? "Businesses" : "Classifieds"}, saved on{" "}
                {formatDate(search.created_at)}
              </p>
            </div>
            <SelectField
              label={`Alerts of “${search.name}”`}
              hideLabel
              options={ALERT_FREQUENCIES.map(({ value, short }) => ({ value, label: short }))}
              value={search.frequency}
              error={failed === search.id ? "Could not update setting" : undefined}
              onChange={(event) => void setFrequency(search, event.target.value as Schema<"AlertFrequency">)}
            />
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Delete “${search.name}”`}
              onClick={() => setDeleting(search)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {deleting && (
        <DeleteSavedSearchDialog
          search={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => forget(deleting.id)}
        />
      )}
    </>
  );
}
