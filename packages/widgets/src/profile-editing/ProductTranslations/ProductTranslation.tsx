import type { Schema } from "@foodshed/sdk";
import { PRODUCT_NAME_MAX_LENGTH, productName } from "@foodshed/sdk/vocabulary";
import { type ReactNode, useState } from "react";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { useUnsaved } from "../unsavedWork.tsx";

export interface ProductTranslationProps {
  product: Schema<"Product">;
  label: ReactNode;
  onSave: (text: string) => void;
}

/** What one product is called in the other language. It is saved when the field is left. */
export function ProductTranslation({ product, label, onSave }: ProductTranslationProps) {
  const t = useTranslate();
  const saved = product.name_translation ?? "";
  const [typed, setTyped] = useState<string>();
  const text = typed ?? saved;
  const comma = text.includes(",");
  const name = productName(text);
  const changed = typed !== undefined && name !== saved;
  useUnsaved(changed);
  const save = () => {
    if (!changed || comma) return;
    setTyped(name);
    onSave(name);
  };
  return (
    <TextField
      label={label}
      value={text}
      maxLength={PRODUCT_NAME_MAX_LENGTH}
      error={comma ? t(strings.productNameComma) : undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === "Enter") save();
      }}
    />
  );
}
