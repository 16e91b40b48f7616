import type { Schema } from "@foodshed/sdk";
import { type Locale, textFor } from "@foodshed/sdk/locale";
import { byName } from "@foodshed/sdk/vocabulary";
import { useRef } from "react";
import { TranslationFields, translationLanguage } from "../../member-texts/TranslationFields.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";
import { useChangeProfile } from "../useChangeProfile.ts";
import type { ProfileChange } from "../useProfileSection.ts";
import { ProductTranslation } from "./ProductTranslation.tsx";
import { translationChanges } from "./translationChanges.ts";

type Product = Schema<"Product">;

/** The language of a profile's products, and what each is called in the other; closed for who needs one language only. */
export function ProductTranslations({ products }: { products: readonly Product[] }) {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const { run, status, problem } = useChangeProfile();
  const turn = useRef(Promise.resolve());
  // One after the other: who goes from field to field saves faster than a slow line answers.
  const save = (changes: ProfileChange[]) => {
    turn.current = turn.current.then(() => run(changes));
  };
  const language = profile.products_language ?? "";
  const { lang } = textFor(t.locale, { text: "", language: profile.products_language });
  // A product that several roles list has one name in the other language.
  const named = new Map([...products].sort(byName).map((product) => [product.name, product]));
  return (
    <TranslationFields
      open={products.some(({ name_translation }) => name_translation)}
      language={{
        label: t(strings.productsLanguage),
        placeholder: t(strings.languageOfDescription),
        value: language,
        onChange: ({ currentTarget: { value } }) => {
          const products_language = (value || null) as Locale | null;
          save([{ call: "update_profile", body: { id: profile.id, details: { products_language } } }]);
        },
      }}
    >
      <FormStatus
        error={problem?.message}
        success={status === "success" ? t(strings.translationsSaved) : undefined}
      />
      {[...named.values()].map((product) => (
        <ProductTranslation
          key={product.name}
          product={product}
          label={t.rich(strings.productTranslation, {
            name: product.name,
            language: translationLanguage(language),
            own: (text) => <span lang={lang}>{text}</span>,
          })}
          onSave={(text) => save(translationChanges(products, product.name, text))}
        />
      ))}
    </TranslationFields>
  );
}
