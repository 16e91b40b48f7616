import { useId } from "react";
import { TextField, type TextFieldProps } from "../../primitives/Field/TextField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

const SUGGESTED = [
  strings.unitKg,
  strings.unitLb,
  strings.unitLitre,
  strings.unitDozen,
  strings.unitCase,
  strings.unitBunch,
  strings.unitPiece,
];

/** What a quantity counts: one of the usual units, or any other word. */
export function UnitField(props: Omit<TextFieldProps, "type" | "list">) {
  const t = useTranslate();
  const id = useId();
  return (
    <>
      <TextField {...props} list={id} autoComplete="off" />
      <datalist id={id}>
        {SUGGESTED.map((unit) => (
          <option key={unit.id} value={t(unit)} />
        ))}
      </datalist>
    </>
  );
}
