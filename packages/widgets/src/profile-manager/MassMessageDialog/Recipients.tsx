import { useState } from "react";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { ManagedProfile } from "../managedProfiles.ts";
import * as css from "./MassMessageDialog.css.ts";

/** The number of names shown; above it a search is shown. */
const SHOWN = 200;

/** The number of recipients, and their names on request. */
export function Recipients({ recipients }: { recipients: readonly ManagedProfile[] }) {
  const t = useTranslate();
  const [filter, setFilter] = useState("");
  const wanted = filter.trim().toLocaleLowerCase("en-CA");
  const found = recipients.filter(({ business_name }) =>
    business_name.toLocaleLowerCase("en-CA").includes(wanted),
  );
  return (
    <Disclosure title={t(strings.to, { count: recipients.length })}>
      <div className={css.recipients}>
        <TextField
          label={t(strings.findRecipient)}
          type="search"
          autoComplete="off"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <ul className={css.names} aria-label={t(strings.recipients)} tabIndex={0}>
          {found.slice(0, SHOWN).map(({ account_id, business_name }) => (
            <li key={account_id}>{business_name}</li>
          ))}
        </ul>
        {found.length > SHOWN && (
          <p className={css.note}>{t(strings.more, { count: found.length - SHOWN })}</p>
        )}
        {found.length === 0 && <p className={css.note}>{t(strings.nobody)}</p>}
      </div>
    </Disclosure>
  );
}
