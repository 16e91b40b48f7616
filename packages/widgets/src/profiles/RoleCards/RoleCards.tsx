import type { Schema } from "@foodshed/sdk";
import { inTabOrder, roleByValue } from "@foodshed/sdk/vocabulary";
import { Suspense } from "react";
import { DeferredTabs } from "#deferred-tabs";
import { Facts } from "./Facts.tsx";
import { ProductList } from "./ProductList.tsx";
import * as css from "./RoleCards.css.ts";
import { noProducts, productsTitle, roleFacts } from "./roleFacts.ts";

/** What a business does under each of its roles: one card, or tabs when there are several. */
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
  const facts = roleFacts(role.value, role.data);
  return (
    <div className={css.body}>
      <div className={css.products}>
        <h3 className={css.title}>{productsTitle(role.value)}</h3>
        <ProductList products={role.data.products} none={noProducts(role.value)} />
      </div>
      {facts.length > 0 && <Facts facts={facts} />}
    </div>
  );
}
