import type { CategoryId } from "@foodshed/sdk/vocabulary";
import { useMemo, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { categoryName, OFFERED_CATEGORIES } from "../roleProducts.ts";
import { useUnsaved } from "../unsavedWork.tsx";
import * as css from "./AvailabilityTable.css.ts";
import type { TableRow } from "./availabilityRows.ts";
import { type PastedLine, readPasted } from "./pastedRows.ts";

export interface PasteRowsProps {
  rows: readonly TableRow[];
  onTake: (lines: readonly PastedLine[], category: CategoryId) => void;
}

/** Findings that are listed; more would be no help. */
const SHOWN = 20;

/** Takes a list or the rows of a spreadsheet: says what each line is, and what is wrong with it, before it goes into the table. */
export function PasteRows({ rows, onTake }: PasteRowsProps) {
  const t = useTranslate();
  const [text, setText] = useState("");
  const [category, setCategory] = useState<CategoryId>(rows[0]?.category ?? 0);
  const lines = useMemo(() => readPasted(text, rows, t), [text, rows, t]);
  useUnsaved(text.trim() !== "");
  const fits = lines.filter(({ refused }) => !refused);
  const known = fits.filter(({ row }) => row).length;
  const isNew = fits.some((line) => !line.row && line.category === undefined);
  const found = lines.filter(({ findings }) => findings.length > 0);
  return (
    <Disclosure level={4} title={t(strings.pasteRows)}>
      <div className={css.paste}>
        <TextArea
          label={t(strings.pasteRowsLabel)}
          hint={t(strings.pasteRowsHint)}
          rows={6}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {isNew && (
          <SelectField
            label={t(strings.pasteRowsCategory)}
            value={String(category)}
            options={OFFERED_CATEGORIES.map((id) => ({ value: String(id), label: categoryName(id, t) }))}
            onChange={(event) => setCategory(Number(event.currentTarget.value) as CategoryId)}
          />
        )}
        <p role="status" className={css.status}>
          {lines.length > 0 &&
            t(strings.pasteRowsCount, { known, fresh: fits.length - known, wrong: found.length })}
        </p>
        {found.length > 0 && (
          <ul className={css.findings} aria-label={t(strings.pasteRowsFindings)}>
            {found.slice(0, SHOWN).map(({ line, name, findings }) => (
              <li key={line}>{t(strings.pasteRowsFinding, { line, name, finding: findings.join(" ") })}</li>
            ))}
            {found.length > SHOWN && <li>{t(strings.pasteRowsMore, { count: found.length - SHOWN })}</li>}
          </ul>
        )}
        <div>
          <Button
            variant="secondary"
            disabled={fits.length === 0}
            onClick={() => {
              onTake(fits, category);
              // What has no name that could be saved stays, to be corrected.
              setText(remainingText(text, lines));
            }}
          >
            {t(strings.pasteRowsTake, { count: fits.length })}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}

function remainingText(text: string, lines: readonly PastedLine[]): string {
  const refused = new Set(lines.filter((line) => line.refused).map(({ line }) => line));
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .filter((line) => line.trim() !== "")
    .filter((_, at) => refused.has(at + 1))
    .join("\n");
}
