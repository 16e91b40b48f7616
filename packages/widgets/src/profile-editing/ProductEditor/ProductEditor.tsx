import type { Schema } from "@foodshed/sdk";
import { type CategoryId, NOTICE_MS, SUGGESTIONS_CLOSE_MS } from "@foodshed/sdk/vocabulary";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { Combobox } from "../../primitives/Combobox/Combobox.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { problemErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { categoryName, isFound, productsIn, productsOfRole } from "../roleProducts.ts";
import { useUnsaved } from "../unsavedWork.tsx";
import { useExpiring } from "../useExpiring.ts";
import { ProductChips } from "./ProductChips.tsx";
import * as css from "./ProductEditor.css.ts";
import { ProductListDialog } from "./ProductListDialog.tsx";
import { productSchema } from "./productForm.ts";
import { isProductList } from "./productLines.ts";
import { useAddProduct, useRemoveProducts } from "./useProductChanges.ts";
import { useProductSuggestions } from "./useProductSuggestions.ts";

export interface ProductEditorProps {
  role: Schema<"Role">;
  category: CategoryId;
  /** Shows only the products whose name contains this. */
  wanted?: string;
}

/** The products of one role in one category; additions and removals are saved at once. */
export function ProductEditor({ role, category, wanted = "" }: ProductEditorProps) {
  const t = useTranslate();
  const frame = useRef<HTMLFieldSetElement>(null);
  const [typed, setTyped] = useState("");
  const [typing, setTyping] = useState(false);
  const [error, setError] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const [done, setDone] = useState<string>();
  const [pasted, setPasted] = useState<string>();
  const add = useAddProduct((name) => setDone(t(strings.productAdded, { name })));
  const { remove, going, ...removal } = useRemoveProducts(({ name }) =>
    setDone(t(strings.productRemoved, { name })),
  );
  // A typed name that was not added would be lost silently.
  useUnsaved(typed.trim() !== "" || add.isPending);
  // The field is cleared for the next name while a request is pending; a refused name is restored.
  const sent = useRef("");
  const { failures } = add;
  useEffect(() => {
    if (failures > 0) setTyped((next) => next || sent.current);
  }, [failures]);
  const suggestions = useProductSuggestions(category, typed, typing);

  const all = productsIn(role, category).filter(({ id }) => !going.includes(id));
  const shown = all.filter(({ name }) => isFound(name, wanted));
  const held = all.map(({ name }) => name);
  const title = t(productsOfRole(role.value));
  const label = categoryName(category, t);
  const name = t(strings.named, { name: label, text: title });

  const start = () => {
    add.reset();
    removal.reset();
    setError(undefined);
    setDone(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    start();
    setAttempts((count) => count + 1);
    const { data: name, error: wrong } = productSchema(held, t).safeParse(typed);
    if (wrong) return setError(wrong.issues[0]?.message);
    sent.current = typed;
    setTyped("");
    setTyping(false);
    add.run({ role_id: role.role_id, category_id: category, name });
  };
  const success = useExpiring(done, NOTICE_MS);
  const focusField = () => frame.current?.querySelector("input")?.focus();
  const errors = error ? [{ field: "name", message: error }] : problemErrors(add.problem, ["name"]);

  return (
    <fieldset ref={frame} className={css.editor} aria-label={name}>
      <form noValidate className={css.form} onSubmit={submit}>
        <ErrorSummary errors={errors} attempt={attempts + failures} onSelect={focusField} />
        <div className={css.entry}>
          <Combobox
            className={css.field}
            label={title}
            value={typed}
            onValueChange={(value) => {
              setTyped(value);
              setTyping(true);
              // The error belongs to another name.
              setError(undefined);
              if (add.problem) add.reset();
            }}
            items={suggestions.names.filter((name) => !held.includes(name))}
            itemToText={(name) => name}
            onChoose={() => setTyping(false)}
            onPaste={(event) => {
              const text = event.clipboardData.getData("text/plain");
              if (!isProductList(text)) return;
              // An input has one line: a pasted list would be joined.
              event.preventDefault();
              start();
              setPasted(text);
            }}
            closeAfterMs={SUGGESTIONS_CLOSE_MS}
            placeholder={t(strings.addToCategory, { category: label })}
            hint={suggestions.failed ? t(strings.suggestionsFailed) : undefined}
            error={errors.find(({ field }) => field === "name")?.message}
          />
          <Button type="submit" variant="secondary" className={css.add} busy={add.isPending}>
            {t(strings.add)}
          </Button>
        </div>
      </form>
      <Button
        variant="quiet"
        size="sm"
        className={css.several}
        onClick={() => {
          start();
          setPasted("");
        }}
      >
        {t(strings.addSeveral)}
      </Button>
      {pasted !== undefined && (
        <ProductListDialog
          open
          onOpenChange={(open) => !open && setPasted(undefined)}
          role={role}
          category={category}
          pasted={pasted}
          held={held}
          onAdded={(sentence) => {
            setPasted(undefined);
            setDone(sentence);
          }}
        />
      )}
      <FormStatus success={success} error={removal.problem?.message} />
      {shown.length > 0 && (
        <ProductChips
          label={name}
          products={shown}
          onRemove={(product) => {
            start();
            if (shown.length === 1) focusField();
            remove(product);
          }}
        />
      )}
      {all.length === 0 && <p className={css.none}>{t(strings.nothingListed)}</p>}
    </fieldset>
  );
}
