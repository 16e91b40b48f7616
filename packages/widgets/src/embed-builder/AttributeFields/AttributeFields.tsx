import { CLASSIFIED_CATEGORIES } from "@foodshed/sdk/vocabulary";
import type { AttributeDocs } from "../../embed/embedDocs.ts";
import { CheckboxList } from "../../primitives/CheckboxList/CheckboxList.tsx";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { byName } from "../../provider/byName.ts";
import { useTranslate } from "../../provider/locale.tsx";
import { lightColors } from "../../theme/palette.ts";
import { ColorField } from "../ColorField/ColorField.tsx";
import { docsText } from "../docsText.ts";
import * as strings from "../generated/strings.ts";
import { ProfileField } from "./ProfileField.tsx";

export interface AttributeFieldsProps {
  attributes: Readonly<Record<string, AttributeDocs>>;
  values: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
}

/** A field for each attribute, chosen by the attribute's type. */
export function AttributeFields({ attributes, values, onChange }: AttributeFieldsProps) {
  return Object.entries(attributes).map(([name, docs]) => (
    <AttributeField
      key={name}
      docs={docs}
      ours={ourColors[name] ?? ""}
      value={values[name] ?? ""}
      onChange={(value) => onChange(name, value)}
    />
  ));
}

/** The default colours on a light page. */
const ourColors: Readonly<Record<string, string>> = {
  background: lightColors.paper,
  color: lightColors.ink,
  accent: lightColors.leaf,
};

interface AttributeFieldProps {
  docs: AttributeDocs;
  ours: string;
  value: string;
  onChange: (value: string) => void;
}

function AttributeField({ docs, ours, value, onChange }: AttributeFieldProps) {
  const t = useTranslate();
  const { type, without = "" } = docs;
  const [label, description] = [docsText(t, docs.label), docsText(t, docs.description)];
  switch (type) {
    case "network":
    case "slug":
      return (
        <ProfileField
          label={label}
          hint={type === "network" ? t(strings.networkHint) : t(strings.businessHint)}
          profileType={type === "network" ? "ORG" : "ALL"}
          value={value}
          onChange={onChange}
        />
      );
    case "choice":
    case "length":
      return (
        <SelectField
          label={label}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          options={(docs.choices ?? []).map((choice) => ({ ...choice, label: docsText(t, choice.label) }))}
          placeholder={sentence(docsText(t, without))}
        />
      );
    case "number":
      return (
        <SelectField
          label={label}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          options={[...Array(docs.most).keys()].map((index) => {
            const number = String(index + 1);
            return { value: number, label: number };
          })}
          placeholder={sentence(docsText(t, without))}
        />
      );
    case "flag":
      return (
        <CheckboxField
          label={label}
          checked={value === "true"}
          onChange={(event) => onChange(event.currentTarget.checked ? "true" : "")}
        />
      );
    case "categories":
      return (
        <CheckboxList
          label={label}
          hint={description}
          options={byName(
            CLASSIFIED_CATEGORIES.map(({ id, label: name }) => ({ value: id, label: docsText(t, name) })),
            t,
          ).map((option) => ({ ...option, value: String(option.value) }))}
          value={value ? value.split(",") : []}
          onValueChange={(ids) => onChange(ids.join(","))}
        />
      );
    case "color":
      return <ColorField label={label} ours={ours} value={value} onChange={onChange} />;
    default:
      return (
        <TextField
          label={label}
          hint={description}
          value={value}
          maxLength={200}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
