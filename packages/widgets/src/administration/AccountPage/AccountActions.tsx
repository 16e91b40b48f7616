import type { Schema } from "@foodshed/sdk";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { Part } from "../AdministrationPage.tsx";
import * as page from "../page.css.ts";
import { ActionDialog } from "./ActionDialog.tsx";
import * as strings from "./generated/strings.ts";
import { useAccountActions } from "./useAccountActions.ts";

/** What an administrator may do to an account; each asks first. */
export function AccountActions({ account }: { account: Schema<"AccountSummary"> }) {
  const t = useTranslate();
  const actions = useAccountActions(account);
  const [chosen, setChosen] = useState<string>();
  const action = actions.find(({ label }) => label === chosen);
  return (
    <Part title={t(strings.actions)}>
      <div className={page.actions}>
        {actions.map(({ label, danger }) => (
          <Button key={label} variant={danger ? "quiet" : "secondary"} onClick={() => setChosen(label)}>
            {label}
          </Button>
        ))}
      </div>
      {action && <ActionDialog action={action} onClose={() => setChosen(undefined)} />}
    </Part>
  );
}
