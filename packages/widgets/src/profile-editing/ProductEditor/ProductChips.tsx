import type { Schema } from "@foodshed/sdk";
import { textFor } from "@foodshed/sdk/locale";
import { useRef } from "react";
import { CloseIcon } from "../../primitives/glyphs.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./ProductEditor.css.ts";

export interface ProductChipsProps {
  label: string;
  products: readonly Schema<"Product">[];
  onRemove: (product: Schema<"Product">) => void;
}

/** The listed products, each with a button that removes it; the focus moves to the next one. */
export function ProductChips({ label, products, onRemove }: ProductChipsProps) {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const { lang } = textFor(t.locale, { text: "", language: profile.products_language });
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} className={css.chips} aria-label={label}>
      {products.map((product, index) => (
        <li key={product.id} className={css.chip}>
          <span lang={lang} className={css.name}>
            {product.name}
          </span>
          <button
            type="button"
            className={css.remove}
            aria-label={t(strings.removeProduct, { name: product.name })}
            onClick={() => {
              const buttons = list.current?.querySelectorAll("button") ?? [];
              (buttons[index + 1] ?? buttons[index - 1])?.focus();
              onRemove(product);
            }}
          >
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}
