import type { Schema } from "@foodshed/sdk";
import type { Locale, LocalizedString } from "@foodshed/sdk/locale";
import { inTabOrder, label, roleByValue } from "@foodshed/sdk/vocabulary";
import { Suspense, useState } from "react";
import { DeferredTabs } from "#deferred-tabs";
import { TabsFallback } from "../../primitives/Tabs/TabsFallback.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { EditButton } from "../EditButton/EditButton.tsx";
import * as strings from "../generated/strings.ts";
import { Facts } from "./Facts.tsx";
import { ProductList } from "./ProductList.tsx";
import * as css from "./RoleCards.css.ts";
import { noProducts, productsTitle, roleFacts } from "./roleFacts.ts";

/** The roles of a business in detail: one card, or tabs for several roles. */
export function RoleCards({ profile }: { profile: Schema<"Profile"> }) {
  const t = useTranslate();
  const shown = profile.roles.filter(({ value }) => value !== "organization" && value !== "service_provider");
  const roles = inTabOrder(shown);
  const [first] = roles;
  if (!first) return null;
  return (
    <section className={css.card} aria-label={t(strings.whatWeDo)}>
      {roles.length === 1 ? (
        <RoleCard role={first} language={profile.products_language} />
      ) : (
        <RoleTabs roles={roles} first={first.value} language={profile.products_language} />
      )}
    </section>
  );
}

interface RoleTabsProps {
  roles: readonly Schema<"Role">[];
  /** The role that is shown at first. */
  first: Schema<"Role">["value"];
  language: Locale | null | undefined;
}

function RoleTabs({ roles, first, language }: RoleTabsProps) {
  const t = useTranslate();
  const [value, setValue] = useState(first);
  const tabs = {
    label: t(strings.roles),
    tabs: roles.map((role) => ({
      value: role.value,
      label: label(t, roleByValue(role.value).label),
      content: <RoleCard role={role} language={language} />,
    })),
    value,
    onValueChange: setValue,
  };
  return (
    // Shown to members: what the session changes before the code is there cannot wait in the server's markup.
    <Suspense fallback={<TabsFallback {...tabs} />}>
      <DeferredTabs keepAll {...tabs} />
    </Suspense>
  );
}

const loadFind = () => import("../FindInProducts/FindInProducts.tsx");

const EDIT_DETAILS = {
  buyer: strings.editBuyerDetails,
  seller: strings.editSellerDetails,
  processor: strings.editProcessorDetails,
} as const satisfies Record<string, LocalizedString>;

interface RoleCardProps {
  role: Schema<"Role">;
  /** The language of its products' names. */
  language: Locale | null | undefined;
}

function RoleCard({ role, language }: RoleCardProps) {
  const t = useTranslate();
  const { value } = role;
  const facts = roleFacts(value, role.data, t);
  const detailed = value === "buyer" || value === "seller" || value === "processor" ? value : null;
  return (
    <div className={css.body}>
      <div className={css.products}>
        <div className={css.head}>
          <h3 className={css.title}>{productsTitle(role.value, t)}</h3>
          <EditButton
            edit={{ dialog: "products", ofRole: value }}
            label={t(strings.manageProductsOf, { role: label(t, roleByValue(value).label) })}
          >
            {t(strings.manageProducts)}
          </EditButton>
        </div>
        <ProductList
          products={role.data.products}
          language={language}
          none={noProducts(role.value, t)}
          loadFind={loadFind}
        />
      </div>
      {detailed && (
        <EditButton edit={{ dialog: "role", ofRole: detailed }}>{t(EDIT_DETAILS[detailed])}</EditButton>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
    </div>
  );
}
