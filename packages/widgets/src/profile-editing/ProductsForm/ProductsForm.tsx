import { visibleProducts } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { CategoryOrder } from "../CategoryOrder/CategoryOrder.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import {
  chosenCategories,
  isFound,
  OFFERED_CATEGORIES,
  productsOfRole,
  rolesWithProducts,
} from "../roleProducts.ts";
import { CategoryItem } from "./CategoryItem.tsx";
import * as css from "./ProductsForm.css.ts";

/** From this many products on, one looks for a name rather than reads. */
const FIND_FROM = 12;

/** All products of a profile: one item for each category, in it a form for each role, and the order of the categories. */
export function ProductsForm() {
  const { profile } = useEditedProfile();
  const [wanted, setWanted] = useState("");
  const roles = rolesWithProducts(profile.roles);
  const products = roles.flatMap(({ data }) => visibleProducts(data.products));
  const found = products.filter(({ name }) => isFound(name, wanted)).length;
  const ordered = roles.filter((role) => chosenCategories(role).length > 1);
  return (
    <div className={css.form}>
      <p className={css.lead}>What you add or remove here is saved at once.</p>
      {(products.length >= FIND_FROM || wanted !== "") && (
        <div>
          <TextField
            type="search"
            label="Find a product"
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
          <p role="status" className={css.found}>
            {wanted.trim() !== "" &&
              (found === 0
                ? "No product of yours has this in its name."
                : `${found} of ${products.length} products`)}
          </p>
        </div>
      )}
      <ul className={css.categories}>
        {OFFERED_CATEGORIES.map((category) => (
          <CategoryItem key={category} category={category} roles={roles} wanted={wanted} />
        ))}
      </ul>
      {ordered.length > 0 && (
        <Disclosure level={3} title="Order of categories">
          <div className={css.orders}>
            {ordered.map((role) => (
              <div key={role.role_id} className={css.role}>
                <h4 className={css.orderTitle}>{productsOfRole(role.value)}</h4>
                <CategoryOrder role={role} />
              </div>
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  );
}
