import { type CategoryId, type PRODUCT_ROLES, visibleProducts } from "@foodshed/sdk/vocabulary";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../primitives/Button/Button.tsx";
import { SelectField } from "../../../primitives/Field/SelectField.tsx";
import { Skeleton } from "../../../primitives/Skeleton/Skeleton.tsx";
import { CopyFromRole } from "../../../profile-editing/CopyFromRole/CopyFromRole.tsx";
import { useEditedProfile } from "../../../profile-editing/editedProfile.tsx";
import { ProductEditor } from "../../../profile-editing/ProductEditor/ProductEditor.tsx";
import {
  categoryName,
  chosenCategories,
  OFFERED_CATEGORIES,
  rolesWithProducts,
} from "../../../profile-editing/roleProducts.ts";
import { UnsavedScope } from "../../../profile-editing/unsavedWork.tsx";
import { useChangeProfile } from "../../../profile-editing/useChangeProfile.ts";
import { useLink } from "../../../provider/host.tsx";
import { useTranslate } from "../../../provider/locale.tsx";
import { textLink } from "../../../theme/text.css.ts";
import * as strings from "../../generated/strings.ts";
import { copiedProducts } from "../copiedProducts.ts";
import * as css from "../FirstSteps.css.ts";
import { useStep } from "../stepContext.ts";

const ProductTable = lazy(() =>
  import("../../../profile-editing/ProductTable/ProductTable.tsx").then((module) => ({
    default: module.ProductTable,
  })),
);

export interface ProductsStepProps {
  ofRole: (typeof PRODUCT_ROLES)[number];
}

/** The products of one role: a category at a time, where each is saved as it is added, or a list saved as a whole. */
export function ProductsStep({ ofRole }: ProductsStepProps) {
  const t = useTranslate();
  const Link = useLink();
  const { buttons } = useStep();
  const { profile } = useEditedProfile();
  const roles = rolesWithProducts(profile.roles);
  const role = roles.find(({ value }) => value === ofRole);
  const [category, setCategory] = useState<CategoryId | undefined>(() => role && chosenCategories(role)[0]);
  const [copied, setCopied] = useState<number>();
  const [isList, setIsList] = useState(false);
  const [isListUnsaved, setIsListUnsaved] = useState(false);
  const copy = useChangeProfile();
  if (!role) return null;
  const listed = visibleProducts(role.data.products).length;
  const source = roles.find(
    ({ value, data }) => value !== ofRole && visibleProducts(data.products).length > 0,
  );
  return (
    <>
      {source && (
        <CopyFromRole
          role={listed === 0 ? source.value : undefined}
          busy={copy.isPending}
          done={copied !== undefined && t(strings.productsCopied, { count: copied })}
          error={copy.problem?.message}
          onCopy={() => {
            setCopied(visibleProducts(source.data.products).length);
            setCategory(chosenCategories(source)[0]);
            copy.run(copiedProducts(source, role));
          }}
        />
      )}
      {isList ? (
        <Suspense fallback={<Skeleton height="200px" radius="14px" />}>
          <UnsavedScope onChange={setIsListUnsaved}>
            <ProductTable ofRole={role.role_id} pasting />
          </UnsavedScope>
        </Suspense>
      ) : (
        <>
          <SelectField
            label={t(strings.productCategory)}
            placeholder={t(strings.chooseProductCategory)}
            value={category ?? ""}
            onChange={({ currentTarget: { value } }) =>
              setCategory(value === "" ? undefined : (Number(value) as CategoryId))
            }
            options={OFFERED_CATEGORIES.map((value) => ({ value, label: categoryName(value, t) }))}
          />
          {category !== undefined && <ProductEditor key={category} role={role} category={category} />}
        </>
      )}
      {!isListUnsaved && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => setIsList(!isList)}>
            {t(isList ? strings.typeProducts : strings.pasteProducts)}
          </Button>
        </div>
      )}
      {listed > 0 && (
        <p className={css.aside}>
          <Link to="/profile-hub#products" className={textLink}>
            {t(strings.moreOfProducts)}
          </Link>
        </p>
      )}
      {/* What is in the list is saved, or discarded, before one goes on. */}
      {!isListUnsaved && buttons?.({ pristine: listed === 0, busy: false })}
    </>
  );
}
