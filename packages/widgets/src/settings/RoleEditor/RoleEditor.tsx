import type { Schema } from "@foodshed/sdk";
import { type RoleCode, roleByCode, roleCode } from "@foodshed/sdk/vocabulary";
import { label } from "@foodshed/sdk/vocabulary/label";
import { useRef, useState } from "react";
import { roleExplanations } from "../../accounts/roleExplanations.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import { firstMessage } from "../useUpdateUser.ts";
import * as css from "./RoleEditor.css.ts";
import { availableRoles, canAddRole, canSave, currentRoles, hasActiveRole } from "./roleEntries.ts";
import { useRoleEditor } from "./useRoleEditor.ts";

const ORGANIZATION = roleCode("organization");

export interface RoleEditorProps {
  profile: Schema<"Profile">;
  disabled: boolean;
}

/** The roles of an account: up to five, added and removed in one save. */
export function RoleEditor({ profile, disabled }: RoleEditorProps) {
  const t = useTranslate();
  const editor = useRoleEditor(profile);
  const { entries } = editor;
  const list = useRef<HTMLUListElement>(null);
  const [leaving, setLeaving] = useState<RoleCode | null>(null);
  // The pressed button is removed, and would lose focus.
  const focusList = () => setTimeout(() => list.current?.focus());
  const remove = (code: RoleCode) => {
    setLeaving(null);
    editor.remove(code);
    focusList();
  };
  return (
    <div className={css.editor}>
      <ul ref={list} tabIndex={-1} aria-label={t(strings.accountTypes)} className={css.entries}>
        {currentRoles(entries).map(({ code, pending }) => {
          const { value } = roleByCode(code);
          const role = label(t, roleByCode(code).label);
          return (
            <li key={code} className={css.entry}>
              <div className={css.words}>
                <p className={css.name}>
                  {role} {pending && <Tag tone="squash">{t(strings.waitingForApproval)}</Tag>}
                </p>
                <p className={css.about}>
                  {t(pending ? strings.organizationApproved : roleExplanations[value])}
                </p>
              </div>
              <Button
                variant="quiet"
                size="sm"
                disabled={disabled}
                aria-label={t(strings.removeRole, { role })}
                // A request that is taken back takes nothing along.
                onClick={() => (pending ? remove(code) : setLeaving(code))}
              >
                {t(strings.remove)}
              </Button>
            </li>
          );
        })}
        {entries.added.map((code, index) => {
          const number = index + 1;
          return (
            <li key={`new ${number}`} className={css.added}>
              <SelectField
                label={t(strings.newAccountType, { number })}
                placeholder={t(strings.chooseAccountType)}
                className={css.select}
                value={code}
                hint={code === ORGANIZATION && t(strings.organizationApproved)}
                options={availableRoles(entries, index).map((role) => ({
                  value: role.id,
                  label: label(t, role.label),
                }))}
                onChange={({ currentTarget: { value } }) =>
                  editor.choose(index, value === "" ? "" : (Number(value) as RoleCode))
                }
              />
              <Button
                variant="quiet"
                size="sm"
                aria-label={t(strings.removeNewAccountType, { number })}
                onClick={() => {
                  editor.drop(index);
                  focusList();
                }}
              >
                {t(strings.remove)}
              </Button>
            </li>
          );
        })}
      </ul>
      {canAddRole(entries) && (
        <Button variant="secondary" size="sm" disabled={disabled} onClick={editor.add}>
          {t(strings.addAccountType)}
        </Button>
      )}
      {!hasActiveRole(entries) && <p className={text.soft}>{t(strings.accountTypeMissing)}</p>}
      <FormStatus
        success={editor.wasSaved && t(strings.saved)}
        error={editor.problem && firstMessage(editor.problem, t)}
      />
      <Button busy={editor.isSaving} disabled={disabled || !canSave(entries)} onClick={editor.save}>
        {t(strings.save)}
      </Button>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={
          leaving === null ? "" : t(strings.removeRoleTitle, { role: label(t, roleByCode(leaving).label) })
        }
        description={t(strings.removeRoleAbout)}
        confirmLabel={t(strings.remove)}
        onConfirm={() => leaving !== null && remove(leaving)}
      />
    </div>
  );
}
