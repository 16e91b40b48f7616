import type { Schema } from "@foodshed/sdk";
import { type RoleCode, roleByCode, roleCode } from "@foodshed/sdk/vocabulary";
import { useRef, useState } from "react";
import { roleExplanations } from "../../accounts/roleExplanations.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { text } from "../../theme/text.css.ts";
import { firstMessage, saved } from "../useUpdateUser.ts";
import * as css from "./RoleEditor.css.ts";
import { availableRoles, canAddRole, canSave, currentRoles, hasActiveRole } from "./roleEntries.ts";
import { useRoleEditor } from "./useRoleEditor.ts";

const ORGANIZATION = roleCode("organization");

const approved =
  "An administrator approves a new organization. Until then your other account types stay as they are.";

export interface RoleEditorProps {
  profile: Schema<"Profile">;
  disabled: boolean;
}

/** The roles of an account: up to five, added and removed in one save. */
export function RoleEditor({ profile, disabled }: RoleEditorProps) {
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
      <ul ref={list} tabIndex={-1} aria-label="Account types" className={css.entries}>
        {currentRoles(entries).map(({ code, pending }) => {
          const role = roleByCode(code);
          return (
            <li key={code} className={css.entry}>
              <div className={css.words}>
                <p className={css.name}>
                  {role.label} {pending && <Tag tone="squash">Waiting for approval</Tag>}
                </p>
                <p className={css.about}>{pending ? approved : roleExplanations[role.value]}</p>
              </div>
              <Button
                variant="quiet"
                size="sm"
                disabled={disabled}
                aria-label={`Remove ${role.label}`}
                // A request that is taken back takes nothing along.
                onClick={() => (pending ? remove(code) : setLeaving(code))}
              >
                Remove
              </Button>
            </li>
          );
        })}
        {entries.added.map((code, index) => {
          const label = `New account type ${index + 1}`;
          return (
            <li key={label} className={css.added}>
              <SelectField
                label={label}
                placeholder="Choose an account type"
                className={css.select}
                value={code}
                hint={code === ORGANIZATION && approved}
                options={availableRoles(entries, index).map((role) => ({
                  value: role.id,
                  label: role.label,
                }))}
                onChange={({ currentTarget: { value } }) =>
                  editor.choose(index, value === "" ? "" : (Number(value) as RoleCode))
                }
              />
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Remove ${label.toLowerCase()}`}
                onClick={() => {
                  editor.drop(index);
                  focusList();
                }}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
      {canAddRole(entries) && (
        <Button variant="secondary" size="sm" disabled={disabled} onClick={editor.add}>
          Add account type
        </Button>
      )}
      {!hasActiveRole(entries) && <p className={text.soft}>Choose at least one account type.</p>}
      <FormStatus success={editor.wasSaved && saved} error={editor.problem && firstMessage(editor.problem)} />
      <Button busy={editor.isSaving} disabled={disabled || !canSave(entries)} onClick={editor.save}>
        Save
      </Button>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={leaving === null ? "" : `Remove ${roleByCode(leaving).label}?`}
        description="Removing an account type will cause you to lose your information for this role."
        confirmLabel="Remove"
        onConfirm={() => leaving !== null && remove(leaving)}
      />
    </div>
  );
}
