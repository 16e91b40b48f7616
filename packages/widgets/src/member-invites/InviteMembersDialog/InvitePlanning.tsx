import { ROLES, type RoleCode, roleCode } from "@foodshed/sdk/vocabulary";
import { label } from "@foodshed/sdk/vocabulary/label";
import { useEffect, useMemo, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { FilePicker } from "../../primitives/FilePicker/FilePicker.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useDebouncedValue } from "../../primitives/useDebouncedValue.ts";
import { useTranslate } from "../../provider/locale.tsx";
import type { Sheet } from "../../table-files/cells.ts";
import { readSheets, readText, TABLE_EXTENSIONS } from "../../table-files/readFile.ts";
import * as strings from "../generated/strings.ts";
import { findMembersSheet, type MemberRow, readMembers } from "../memberRows.ts";
import { useInvitePlan } from "../useInvitePlan.ts";
import * as css from "./InviteMembersDialog.css.ts";
import { PlanCounts, PlanTable } from "./PlanTable.tsx";

const MAX_FILE_BYTES = 10_000_000;
/** Rows that can be looked at; a larger network invites in parts. */
const MAX_ROWS = 5000;
const READ_AFTER_MS = 300;
/** Networks are made by administrators. */
const CHOICES = ROLES.filter(({ value }) => value !== "organization");

/** Takes a table, shows what would become of each row, and asks about those in doubt. */
export function InvitePlanning({
  onInvite,
  onCancel,
}: {
  onInvite: (rows: readonly MemberRow[]) => void;
  onCancel: () => void;
}) {
  const t = useTranslate();
  const [text, setText] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [sheets, setSheets] = useState<readonly Sheet[]>();
  /** The sheet that is read in place of the one that looks most like a table of members. */
  const [chosenSheet, setChosenSheet] = useState<number>();
  const [unreadable, setUnreadable] = useState(false);
  const [role, setRole] = useState<RoleCode | undefined>(roleCode("seller"));
  const [repairs, setRepairs] = useState(false);
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const settled = useDebouncedValue(text, READ_AFTER_MS);

  useEffect(() => {
    let isLatest = true;
    setUnreadable(false);
    setChosenSheet(undefined);
    const reading = file
      ? readSheets(file)
      : settled.trim()
        ? readText(settled).then((cells) => [{ name: "", cells }])
        : undefined;
    if (!reading) setSheets(undefined);
    reading?.then(
      (read) => isLatest && setSheets(read),
      () => {
        if (!isLatest) return;
        setSheets(undefined);
        setUnreadable(true);
      },
    );
    return () => {
      isLatest = false;
    };
  }, [file, settled]);

  const sheetAt = useMemo(() => chosenSheet ?? (sheets && findMembersSheet(sheets)), [chosenSheet, sheets]);
  const table = useMemo(
    () => sheets && readMembers(sheets[sheetAt ?? 0]?.cells ?? [], { role, repairs }),
    [sheets, sheetAt, role, repairs],
  );
  const isTooLong = (table?.rows.length ?? 0) > MAX_ROWS;
  const plan = useInvitePlan(isTooLong ? undefined : table);
  const toInvite = plan.rows?.filter(
    ({ row, outcome }) => outcome === "new" || (outcome === "doubtful" && decided.has(row.line)),
  );
  const damaged = table?.rows.find((row) => row.damaged)?.damaged;
  const wrong = unreadable
    ? t(strings.unreadable)
    : isTooLong
      ? t(strings.tooManyRows, { limit: MAX_ROWS })
      : table && table.missing.length > 0
        ? t(strings.columnsMissing, {
            columns: new Intl.ListFormat(t.locale).format(
              table.missing.map((column) => t(strings.column, { column })),
            ),
          })
        : table && table.rows.length === 0
          ? t(strings.noRows)
          : undefined;
  // From here on what was found leads, not how to paste.
  const isRead = table !== undefined && !wrong;
  return (
    <div className={css.box}>
      {!file && (
        <TextArea
          label={t(strings.paste)}
          hint={isRead ? undefined : t(strings.pasteHint)}
          rows={isRead ? 3 : 7}
          spellCheck={false}
          value={text}
          error={wrong}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setDecided(new Set());
          }}
        />
      )}
      {!text && (
        <FilePicker
          label={t(strings.file)}
          hint={t(strings.fileHint)}
          extensions={TABLE_EXTENSIONS}
          maxBytes={MAX_FILE_BYTES}
          tooLarge={t(strings.fileTooLarge)}
          file={file}
          error={file ? wrong : undefined}
          onFile={(chosen) => {
            setFile(chosen);
            setDecided(new Set());
          }}
        />
      )}
      {sheets && sheets.length > 1 && (
        <SelectField
          label={t(strings.sheet)}
          hint={t(strings.sheetHint, { count: sheets.length })}
          value={sheetAt ?? 0}
          options={sheets.map(({ name }, index) => ({ value: index, label: name }))}
          onChange={({ currentTarget }) => {
            setChosenSheet(Number(currentTarget.value));
            setDecided(new Set());
          }}
        />
      )}
      {isRead && (
        <>
          {plan.error ? (
            <>
              <FormStatus error={plan.error} />
              <Button variant="secondary" className={css.start} onClick={plan.retry}>
                {t(strings.tryAgain)}
              </Button>
            </>
          ) : plan.rows ? (
            <PlanCounts rows={plan.rows} />
          ) : (
            <p role="status" className={css.note}>
              {t(strings.checking, { done: plan.done, total: table.rows.length })}
            </p>
          )}
          <SelectField
            label={t(strings.role)}
            hint={t(strings.roleHint)}
            value={role ?? ""}
            placeholder={t(strings.noDefaultRole)}
            options={CHOICES.map(({ id, label: name }) => ({ value: id, label: label(t, name) }))}
            onChange={({ currentTarget }) =>
              setRole(currentTarget.value ? (Number(currentTarget.value) as RoleCode) : undefined)
            }
          />
          {damaged && (
            <CheckboxField
              label={t(strings.repair)}
              hint={t(strings.damaged, damaged)}
              checked={repairs}
              onChange={({ currentTarget }) => setRepairs(currentTarget.checked)}
            />
          )}
          {table.leftAside.length > 0 && (
            <p className={css.note}>
              {t(strings.leftAside, { headings: new Intl.ListFormat(t.locale).format(table.leftAside) })}
            </p>
          )}
          {plan.rows && (
            <PlanTable
              rows={plan.rows}
              decided={decided}
              onDecide={(line, isNew) =>
                setDecided((before) => {
                  const next = new Set(before);
                  if (isNew) next.add(line);
                  else next.delete(line);
                  return next;
                })
              }
            />
          )}
        </>
      )}
      <DialogActions>
        <Button variant="quiet" onClick={onCancel}>
          {t(strings.cancel)}
        </Button>
        <Button
          disabled={!toInvite?.length}
          onClick={() => toInvite && onInvite(toInvite.map(({ row }) => row))}
        >
          {t(strings.invite, { count: toInvite?.length ?? 0 })}
        </Button>
      </DialogActions>
    </div>
  );
}
