import type { Schema } from "@foodshed/sdk";
import { formatDateTime } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { GroupedLoadFailure } from "../../primitives/LoadFailureGroup/LoadFailureGroup.tsx";
import { Pager } from "../../primitives/Pager/Pager.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import * as rows from "../../theme/rows.css.ts";
import { fieldLabel } from "../fieldLabels.ts";
import * as strings from "../generated/strings.ts";
import { ChangedValue } from "./ChangedValue.tsx";
import * as css from "./ProfileHistory.css.ts";
import { SupportVisits } from "./SupportVisits.tsx";
import { useProfileHistory } from "./useProfileHistory.ts";

export interface ProfileHistoryProps {
  /** Whose profile. */
  account: number;
  /** Whether the reader may take changes back. */
  mayUndo: boolean;
}

/** What was changed in a profile, by whom and when, with a button that takes each change back. */
export function ProfileHistory({ account, mayUndo }: ProfileHistoryProps) {
  const t = useTranslate();
  const history = useProfileHistory(account);
  const { data, error, isLoading, retry } = history;
  if (isLoading) {
    return (
      <div role="status">
        <VisuallyHidden>{t(strings.loading)}</VisuallyHidden>
        <Skeleton height="6em" />
      </div>
    );
  }
  if (!data)
    return (
      <GroupedLoadFailure
        message={error?.message ?? ""}
        alone={t(strings.notLoaded, { reason: error?.message ?? "" })}
        onRetry={retry}
      />
    );
  return (
    <div className={css.parts}>
      <SupportVisits visits={data.visits} />
      {data.results.length === 0 && <p className={rows.about}>{t(strings.empty)}</p>}
      <ol className={rows.rows}>
        {data.results.map((change) => (
          <li key={change.id} className={css.item}>
            <ChangeLine change={change} />
            {mayUndo && !change.undone && change.undoable && (
              <Button
                variant="quiet"
                size="sm"
                busy={history.undoing === change.id}
                aria-label={t(strings.undoNamed, {
                  field: labelOf(change, t),
                  date: formatDateTime(change.changed_at, undefined, t.locale),
                })}
                onClick={() => void history.undo(change)}
              >
                {t(strings.undo)}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Pager
        label={t(strings.pages)}
        page={history.page}
        pageCount={history.pageCount}
        onPage={history.setPage}
      />
      {history.contested && (
        <ConfirmDialog
          open
          danger={false}
          onOpenChange={(open) => open || history.leave()}
          title={t(strings.askAnyway)}
          description={history.problem}
          confirmLabel={t(strings.undoAnyway)}
          busy={history.isPending}
          onConfirm={() => void history.undoAnyway()}
        />
      )}
    </div>
  );
}

type Change = Schema<"ProfileHistoryChange">;

function ChangeLine({ change }: { change: Change }) {
  const t = useTranslate();
  return (
    <div className={rows.words}>
      <p className={rows.name}>
        <b>{labelOf(change, t)}</b> {change.undone && <Tag>{t(strings.undone)}</Tag>}
        {change.undoes !== null && <Tag>{t(strings.undoing)}</Tag>}
      </p>
      <ChangedValue {...change} />
      {!change.undone && !change.undoable && <p className={rows.about}>{t(strings.lost)}</p>}
      <p className={rows.about}>
        {authorOf(change, t)}, {formatDateTime(change.changed_at, undefined, t.locale)}
      </p>
    </div>
  );
}

function labelOf({ field }: Change, t: WidgetTranslate): string {
  const label = fieldLabel(field);
  return label ? t(label) : field;
}

function authorOf({ by: { kind, person, business } }: Change, t: WidgetTranslate): string {
  if (kind === "support") return t(strings.bySupport);
  if (kind === "administrator") return t(strings.byAdministrator);
  if (person && business) return t(strings.byBusiness, { person, business });
  return person ?? business ?? t(strings.byNobody);
}
