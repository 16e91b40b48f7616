import { TextField } from "../../primitives/Field/TextField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import { isFound } from "../roleProducts.ts";

/** The number of products from which the search is shown. */
const FIND_FROM = 12;

export interface FindProductProps {
  /** The names to search. */
  names: readonly string[];
  wanted: string;
  onWantedChange: (wanted: string) => void;
}

/** Searches products by a part of their name; not rendered for a few products. */
export function FindProduct({ names, wanted, onWantedChange }: FindProductProps) {
  const t = useTranslate();
  if (names.length < FIND_FROM && wanted === "") return null;
  const found = names.filter((name) => isFound(name, wanted)).length;
  return (
    <div>
      <TextField
        type="search"
        label={t(strings.findProduct)}
        value={wanted}
        onChange={(event) => onWantedChange(event.currentTarget.value)}
      />
      <p role="status" className={text.soft}>
        {wanted.trim() !== "" &&
          (found === 0
            ? t(strings.noProductFound)
            : t(strings.productsFound, { found, total: names.length }))}
      </p>
    </div>
  );
}
