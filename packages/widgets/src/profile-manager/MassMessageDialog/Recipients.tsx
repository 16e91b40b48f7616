import { formatCount } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { membersText } from "../../membership/membershipMessages.ts";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import type { ManagedProfile } from "../managedProfiles.ts";
import * as css from "./MassMessageDialog.css.ts";

/** The number of names shown; above it a search is shown. */
const SHOWN = 200;

/** The number of recipients, and their names on request. */
export function Recipients({ recipients }: { recipients: readonly ManagedProfile[] }) {
  const [filter, setFilter] = useState("");
  const wanted = filter.trim().toLocaleLowerCase("en-CA");
  const found = recipients.filter(({ business_name }) =>
    business_name.toLocaleLowerCase("en-CA").includes(wanted),
  );
  return (
    <Disclosure title={`To ${membersText(recipients.length)}`}>
      <div className={css.recipients}>
        <TextField
          label="Find a recipient"
          type="search"
          autoComplete="off"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <ul className={css.names} aria-label="Recipients" tabIndex={0}>
          {found.slice(0, SHOWN).map(({ account_id, business_name }) => (
            <li key={account_id}>{business_name}</li>
          ))}
        </ul>
        {found.length > SHOWN && <p className={css.note}>and {formatCount(found.length - SHOWN)} more</p>}
        {found.length === 0 && <p className={css.note}>Nobody of that name.</p>}
      </div>
    </Disclosure>
  );
}
