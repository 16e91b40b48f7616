import type { Schema } from "@foodshed/sdk";
import { inTabOrder, roleByValue } from "@foodshed/sdk/vocabulary";
import { Suspense } from "react";
import { DeferredTabs } from "#deferred-tabs";
import { EditButton } from "../EditButton/EditButton.tsx";
import { Facts } from "./Facts.tsx";
import { ProductList } from "./ProductList.tsx";
import * as css from "./RoleCards.css.ts";
import { noProducts, productsTitle, roleFacts } from "./roleFacts.ts";

/** The roles of a business in detail: one card, or tabs for several roles. */
export function RoleCards({ profile }: { profile: Schema<"Profile"> }) {
  const shown = profile.roles.filter(({ value }) => value !== "organization" && value !== "service_provider");
  const roles = inTabOrder(shown);
  const only = roles[0];
  if (!only) return null;
  return (
    <section className={css.card} aria-label="What we do">
      {roles.length === 1 ? (
        <RoleCard role={only} />
      ) : (
        <Suspense fallback={<RoleCard role={only} />}>
          <DeferredTabs
            label="Roles"
            keepAll
            tabs={roles.map((role) => ({
              value: role.value,
              label: roleByValue(role.value).label,
              content: <RoleCard role={role} />,
            }))}
          />
        </Suspense>
      )}
    </section>
  );
}

function RoleCard({ role }: { role: Schema<"Role"> }) {
  const { value } = role;
  const facts = roleFacts(value, role.data);
  const detailed = value === "buyer" || value === "seller" || value === "processor" ? value : null;
  return (
    <div className={css.body}>
      <div className={css.products}>
        <div className={css.head}>
          <h3 className={css.title}>{productsTitle(role.value)}</h3>
          <EditButton
            edit={{ dialog: "products", ofRole: value }}
            label={`Manage Products: ${roleByValue(value).label}`}
          >
            Manage Products
          </EditButton>
        </div>
        <ProductList products={role.data.products} none={noProducts(role.value)} />
      </div>
      {detailed && (
        <EditButton edit={{ dialog: "role", ofRole: detailed }}>
          Edit {roleByValue(detailed).label} Details
        </EditButton>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
    </div>
  );
}
