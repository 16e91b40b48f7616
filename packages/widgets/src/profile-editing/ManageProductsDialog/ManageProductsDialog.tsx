import type { CategoryId, RoleValue } from "@foodshed/sdk/vocabulary";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { EditingDialog, type EditingProps } from "../EditingDialog/EditingDialog.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import { FindProduct } from "../FindProduct/FindProduct.tsx";
import * as strings from "../generated/strings.ts";
import { ProductEditor } from "../ProductEditor/ProductEditor.tsx";
import { roleOf } from "../roleOf.ts";
import { categoryName, productsIn, productsOfRole } from "../roleProducts.ts";
import { ChooseCategory } from "./ChooseCategory.tsx";
import * as css from "./ManageProductsDialog.css.ts";

export interface ManageProductsDialogProps extends EditingProps {
  /** Whose products: those of a buyer, a seller, a processor or a vendor. */
  ofRole: RoleValue;
  /** The first step shown: 0 chooses a category, 1 manages the products of `initialCategory`. */
  initialStep?: number;
  /** The category that is shown at first. */
  initialCategory?: CategoryId;
}

/** The products of one role in two steps: a category, then its products. Every change is saved at once. */
export function ManageProductsDialog(props: ManageProductsDialogProps) {
  const t = useTranslate();
  const { ofRole, initialStep = 0, initialCategory, ...editing } = props;
  return (
    <EditingDialog
      {...editing}
      title={t(strings.manageProducts)}
      description={t(strings.manageProductsLead, { products: t(productsOfRole(ofRole)) })}
      size="lg"
    >
      {() => <Steps ofRole={ofRole} initialStep={initialStep} initialCategory={initialCategory} />}
    </EditingDialog>
  );
}

interface StepsProps {
  ofRole: RoleValue;
  initialStep: number;
  initialCategory: CategoryId | undefined;
}

function Steps({ ofRole, initialStep, initialCategory }: StepsProps) {
  const t = useTranslate();
  const role = roleOf(useEditedProfile().profile, ofRole);
  const [step, setStep] = useState(initialStep);
  const [category, setCategory] = useState(initialCategory);
  const [wanted, setWanted] = useState("");
  const frame = useRef<HTMLDivElement>(null);
  const arrived = useRef(step);
  // Moves focus into the new step, for keyboards and screen readers.
  useEffect(() => {
    if (arrived.current === step) return;
    arrived.current = step;
    frame.current?.querySelector<HTMLElement>("h3")?.focus();
  }, [step]);
  const back = (
    <Button variant="quiet" className={css.back} onClick={() => setStep(0)}>
      {t(strings.back)}
    </Button>
  );
  if (!role) return null;
  if (step === 0) {
    return (
      <div ref={frame}>
        <ChooseCategory
          role={role}
          onChoose={(chosen) => {
            setCategory(chosen);
            setWanted("");
            setStep(1);
          }}
        />
      </div>
    );
  }
  if (step === 1 && category !== undefined) {
    return (
      <div ref={frame} className={css.step}>
        {back}
        <h3 className={css.title} tabIndex={-1}>
          {categoryName(category, t)}
        </h3>
        <FindProduct
          names={productsIn(role, category).map(({ name }) => name)}
          wanted={wanted}
          onWantedChange={setWanted}
        />
        <ProductEditor role={role} category={category} wanted={wanted} />
      </div>
    );
  }
  return (
    <div ref={frame} className={css.step}>
      <FormStatus error={t(strings.somethingWrong)} />
      {back}
    </div>
  );
}
