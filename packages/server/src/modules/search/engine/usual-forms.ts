import { fold } from "@foodshed/sdk/lexicon";
import { capitalized } from "./phrase-texts.ts";
import { wordsOf } from "./words.ts";

/** How products write their last word, by its stem. */
export class UsualForms {
  readonly #forms = new Map<string, Map<string, number>>();

  note(product: string): void {
    const last = wordsOf(product).at(-1);
    if (!last) return;
    let forms = this.#forms.get(last.stem);
    if (!forms) {
      forms = new Map();
      this.#forms.set(last.stem, forms);
    }
    const form = product.slice(last.start, last.end).toLowerCase();
    forms.set(form, (forms.get(form) ?? 0) + 1);
  }

  /** A text as the products end: "cherry" is "Cherries", "sweet potato" "Sweet potatoes". Undefined where it is so already. */
  of(text: string): string | undefined {
    const last = wordsOf(text).at(-1);
    const forms = last && this.#forms.get(last.stem);
    if (!forms) return undefined;
    const [[form] = [undefined]] = [...forms].sort(([, a], [, b]) => b - a);
    if (form === undefined || fold(form) === last.folded) return undefined;
    return capitalized(text.slice(0, last.start) + form);
  }
}
