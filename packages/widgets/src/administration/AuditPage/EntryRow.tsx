import type { Schema } from "@foodshed/sdk";
import { formatDateTime } from "@foodshed/sdk/vocabulary";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as page from "../page.css.ts";
import * as css from "./AuditPage.css.ts";
import { nameOfOperation } from "./operationNames.ts";

/** One entry of the record. */
export function EntryRow({ entry }: { entry: Schema<"AuditEntry"> }) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const { account, by, acting, details } = entry;
  const noted = Object.entries(details);
  return (
    <li className={css.row}>
      <p className={page.soft}>
        <time dateTime={entry.at}>{formatDateTime(entry.at, undefined, t.locale)}</time>
      </p>
      <div className={css.words}>
        <p className={css.what}>{nameOfOperation(entry.operation, t)}</p>
        {account && <p>{linkTo(`/admin/accounts/${account.id}`)(account.business_name)}</p>}
        <p className={page.soft}>
          {acting
            ? t(strings.entryActing, { administrator: acting.email, person: by?.email ?? "–" })
            : (by?.email ?? t(strings.byServer))}
        </p>
        {noted.length > 0 && (
          <p className={css.details}>
            {noted
              .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
              .join(" · ")}
          </p>
        )}
      </div>
    </li>
  );
}
