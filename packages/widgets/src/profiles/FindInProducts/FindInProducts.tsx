import type { Schema } from "@foodshed/sdk";
import { visibleProducts } from "@foodshed/sdk/vocabulary";
import { type ReactNode, useState } from "react";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";

const folded = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase("en-CA");

export interface FindInProductsProps {
  products: readonly Schema<"Product">[];
  /** The ids of what is found; undefined while nothing is looked for. */
  onFound: (ids: ReadonlySet<number> | undefined) => void;
}

/** Fetches `FindInProducts`. */
export type LoadFind = () => Promise<{ FindInProducts: (props: FindInProductsProps) => ReactNode }>;

/** Finds products of a long list by a part of their names, in either language. */
export function FindInProducts({ products, onFound }: FindInProductsProps) {
  const t = useTranslate();
  const [wanted, setWanted] = useState("");
  const all = visibleProducts(products);
  const find = (words: string) => {
    const looked = folded(words.trim());
    return all.filter(({ name, name_translation }) =>
      folded(`${name}\n${name_translation ?? ""}`).includes(looked),
    );
  };
  return (
    <>
      <TextField
        type="search"
        label={t(strings.findProduct)}
        value={wanted}
        onChange={({ currentTarget: { value } }) => {
          setWanted(value);
          onFound(value.trim() === "" ? undefined : new Set(find(value).map(({ id }) => id)));
        }}
      />
      <p role="status" className={text.soft}>
        {wanted.trim() !== "" && t(strings.productsFound, { found: find(wanted).length, total: all.length })}
      </p>
    </>
  );
}
