import { visibleProducts } from "@foodshed/sdk/vocabulary";
import { lazy, Suspense, useState } from "react";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { CategoryOrder } from "../CategoryOrder/CategoryOrder.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import { FindProduct } from "../FindProduct/FindProduct.tsx";
import * as strings from "../generated/strings.ts";
import { ProductTranslations } from "../ProductTranslations/ProductTranslations.tsx";
import { chosenCategories, OFFERED_CATEGORIES, productsOfRole, rolesWithProducts } from "../roleProducts.ts";
import { CategoryItem } from "./CategoryItem.tsx";
import * as css from "./ProductsForm.css.ts";

// Fetched when it is opened: most visits of the form are about names.
const AvailabilityTable = lazy(() =>
  import("../AvailabilityTable/AvailabilityTable.tsx").then((module) => ({
    default: module.AvailabilityTable,
  })),
);

const ProductTable = lazy(() =>
  import("../ProductTable/ProductTable.tsx").then((module) => ({ default: module.ProductTable })),
);

/** All products of a profile: one item for each category, in it a form for each role, and the order of the categories. */
export function ProductsForm() {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const [wanted, setWanted] = useState("");
  const [tableOpened, setTableOpened] = useState(false);
  const [allOpened, setAllOpened] = useState(false);
  const roles = rolesWithProducts(profile.roles);
  const products = roles.flatMap(({ data }) => visibleProducts(data.products));
  const ordered = roles.filter((role) => chosenCategories(role).length > 1);
  return (
    <div className={css.form}>
      <p className={css.lead}>{t(strings.productsLead)}</p>
      <FindProduct names={products.map(({ name }) => name)} wanted={wanted} onWantedChange={setWanted} />
      {roles.length > 0 && (
        <Disclosure level={3} title={t(strings.productTable)} onOpenChange={() => setAllOpened(true)}>
          {allOpened && (
            <Suspense fallback={<Skeleton height="200px" radius="14px" />}>
              <ProductTable />
            </Suspense>
          )}
        </Disclosure>
      )}
      <ul className={css.categories}>
        {OFFERED_CATEGORIES.map((category) => (
          <CategoryItem key={category} category={category} roles={roles} wanted={wanted} />
        ))}
      </ul>
      {ordered.length > 0 && (
        <Disclosure level={3} title={t(strings.orderOfCategories)}>
          <div className={css.orders}>
            {ordered.map((role) => (
              <div key={role.role_id} className={css.role}>
                <h4 className={css.orderTitle}>{t(productsOfRole(role.value))}</h4>
                <CategoryOrder role={role} />
              </div>
            ))}
          </div>
        </Disclosure>
      )}
      {roles.some(({ value }) => value !== "buyer") && (
        <Disclosure title={t(strings.availabilityTitle)} onOpenChange={() => setTableOpened(true)}>
          {tableOpened && (
            <Suspense fallback={<Skeleton height="200px" radius="14px" />}>
              <AvailabilityTable />
            </Suspense>
          )}
        </Disclosure>
      )}
      {products.length > 0 && wanted.trim() === "" && <ProductTranslations products={products} />}
    </div>
  );
}
