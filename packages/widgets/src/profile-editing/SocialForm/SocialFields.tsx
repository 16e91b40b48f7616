import { WEB_ADDRESS_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { WebAddressField } from "../../primitives/Field/WebAddressField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import type { FormFieldsProps } from "../formFieldsProps.ts";
import * as strings from "../generated/strings.ts";
import { pair } from "../SectionForm/SectionForm.css.ts";
import { type SocialValues, socialRules } from "./socialForm.ts";

export interface SocialFieldsProps extends FormFieldsProps<SocialValues> {
  /** Only sellers and processors have an online store. */
  withStore: boolean;
}

/** The business's website and social media pages. */
export function SocialFields({ register, errors, withStore }: SocialFieldsProps) {
  const t = useTranslate();
  const labels = socialRules.labels(t);
  const field = (name: keyof SocialValues) => ({
    label: labels[name],
    error: errors[name]?.message,
    optional: true,
    maxLength: WEB_ADDRESS_MAX_LENGTH,
    autoCapitalize: "none",
    spellCheck: false,
    ...register(name),
  });
  return (
    <div className={pair}>
      <WebAddressField placeholder="https://www.example.com" {...field("website")} />
      {withStore && (
        <WebAddressField
          autoComplete="off"
          placeholder="https://www.example.com"
          {...field("online_store")}
        />
      )}
      <TextField placeholder={t(strings.handleExample)} {...field("twitter")} />
      <TextField placeholder={t(strings.handleExample)} {...field("instagram")} />
      <WebAddressField
        autoComplete="off"
        placeholder={t(strings.pageExample, { host: "www.facebook.com" })}
        {...field("facebook")}
      />
      <WebAddressField
        autoComplete="off"
        placeholder={t(strings.pageExample, { host: "www.linkedin.com" })}
        {...field("linkedin")}
      />
      <WebAddressField
        autoComplete="off"
        placeholder={t(strings.pageExample, { host: "www.youtube.com" })}
        {...field("youtube")}
      />
    </div>
  );
}
