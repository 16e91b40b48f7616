import type { Schema } from "@foodshed/sdk";
import { type CategoryId, PRODUCTS_AT_ONCE } from "@foodshed/sdk/vocabulary";
import { type FormEvent, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { categoryName } from "../roleProducts.ts";
import * as css from "./ProductEditor.css.ts";
import { productsCount, readProducts, splitProducts } from "./productLines.ts";
import { useAddProducts } from "./useProductChanges.ts";

export interface ProductListDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  role: Schema<"Role">;
  category: CategoryId;
  /** The pasted text. */
  pasted: string;
  /** The names that the category holds. */
  held: readonly string[];
  /** Called with a message about the added products when nothing is left to correct. */
  onAdded: (sentence: string) => void;
}

/** Reviews a list of products before it is added: new names, duplicates, and names that must be corrected. */
export function ProductListDialog(props: ProductListDialogProps) {
  const t = useTranslate();
  const { open, onOpenChange, role, category, pasted, held, onAdded } = props;
  const [text, setText] = useState(() => splitProducts(pasted).join("\n"));
  const [done, setDone] = useState<string>();
  const lines = readProducts(text, held, t);
  const fresh = lines.filter(({ reason }) => reason === undefined);
  const now = fresh.slice(0, PRODUCTS_AT_ONCE);
  const later = fresh.slice(PRODUCTS_AT_ONCE);
  const left = [...later, ...lines.filter(({ wrong }) => wrong)];
  const add = useAddProducts((names) => {
    const sentence = t(strings.productsAdded, { count: names.length, name: names[0] ?? "" });
    if (left.length === 0) return onAdded(sentence);
    // Keeps the lines that must be corrected.
    setText(left.map(({ name }) => name).join("\n"));
    setDone(sentence);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (now.length === 0 || add.isPending) return;
    setDone(undefined);
    void add.run({
      role_id: role.role_id,
      category_id: category,
      names: now.map(({ name }) => name),
    });
  };
  const skipped = lines.filter(({ reason }) => reason !== undefined);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(strings.addProductsTitle)}
      description={t(strings.addProductsLead, { category: categoryName(category, t) })}
      busy={add.isPending}
    >
      <form method="post" noValidate className={css.form} onSubmit={submit}>
        <TextArea
          label={t(strings.products)}
          rows={8}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setDone(undefined);
            if (add.problem) add.reset();
          }}
        />
        <p role="status" className={css.none}>
          {later.length > 0
            ? t(strings.productLinesFirst, { lines: productsCount(lines, t), max: PRODUCTS_AT_ONCE })
            : t(strings.productLinesAll, { lines: productsCount(lines, t) })}
        </p>
        {skipped.length > 0 && (
          <ul className={css.skipped} aria-label={t(strings.skippedLines)}>
            {skipped.map(({ line, name, reason, wrong }) => (
              <li key={line} className={wrong ? css.wrong : undefined}>
                {t.rich(strings.skippedLine, {
                  b: (words) => <b>{words}</b>,
                  line,
                  name: shortened(name),
                  reason: reason ?? "",
                })}
              </li>
            ))}
          </ul>
        )}
        <FormStatus success={done} error={add.problem?.message} />
        <DialogActions>
          <Button variant="quiet" disabled={add.isPending} onClick={() => onOpenChange(false)}>
            {t(done ? strings.close : strings.cancel)}
          </Button>
          <Button type="submit" disabled={now.length === 0} busy={add.isPending}>
            {t(strings.addProducts, { count: now.length })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const shortened = (name: string) => (name.length > 40 ? `${name.slice(0, 40)}…` : name);
