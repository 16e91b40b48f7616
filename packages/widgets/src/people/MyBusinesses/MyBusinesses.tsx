import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { GroupedLoadFailure } from "../../primitives/LoadFailureGroup/LoadFailureGroup.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { FoundBusinessDialog } from "../FoundBusinessDialog/FoundBusinessDialog.tsx";
import * as strings from "../generated/strings.ts";
import { roleLabel } from "../memberRoles.ts";
import * as css from "../PeopleSection/PeopleSection.css.ts";
import { useMe } from "../useMe.ts";

export interface MyBusinessesProps {
  /** Support acts for the member: nothing can be founded. */
  disabled?: boolean;
}

/** The businesses and networks that the signed-in person is with, and the way to another one. */
export function MyBusinesses({ disabled = false }: MyBusinessesProps) {
  const t = useTranslate();
  const { data, error, isLoading, retry } = useMe();
  const [founding, setFounding] = useState(false);
  if (isLoading) {
    return (
      <div role="status">
        <VisuallyHidden>{t(strings.loadingBusinesses)}</VisuallyHidden>
        <Skeleton height="4em" />
      </div>
    );
  }
  if (!data)
    return (
      <GroupedLoadFailure
        message={error?.message ?? ""}
        alone={t(strings.businessesNotLoaded, { reason: error?.message ?? "" })}
        onRetry={retry}
      />
    );
  return (
    <div className={css.parts}>
      <ul className={css.list} aria-label={t(strings.myBusinesses)}>
        {data.businesses.map(({ id, business_name, role, current }) => (
          <li key={id} className={css.row}>
            <div className={css.words}>
              <p className={css.name}>
                {business_name} {current && <Tag>{t(strings.currentBusiness)}</Tag>}
              </p>
              <p className={css.about}>{t(roleLabel(role))}</p>
            </div>
          </li>
        ))}
      </ul>
      {!disabled && (
        <div>
          <Button variant="secondary" onClick={() => setFounding(true)}>
            {t(strings.foundBusiness)}
          </Button>
        </div>
      )}
      {founding && <FoundBusinessDialog onClose={() => setFounding(false)} />}
    </div>
  );
}
