import { ShortList } from "../../primitives/ShortList/ShortList.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { EditButton } from "../EditButton/EditButton.tsx";
import type { Editable } from "../EditButton/editing.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./RoleCards.css.ts";

export interface Fact {
  label: string;
  values: readonly string[];
  /** Shown when the list is empty. */
  none?: string;
  /** The edit button, for those who may edit. */
  edit?: Editable;
}

/** Named lists of short words. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const t = useTranslate();
  return (
    <dl className={css.facts}>
      {facts.map(({ label, values, none = t(strings.noneFeminine), edit }) => (
        <div key={label} className={css.fact}>
          <dt className={css.factLabel}>
            {label}
            {edit && <EditButton edit={edit} label={t(strings.editFact, { label })} />}
          </dt>
          <dd className={css.values}>
            {values.length === 0 ? (
              <span className={css.none}>{none}</span>
            ) : values.length === 1 ? (
              values[0]
            ) : (
              <ShortList label={label} items={values} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
