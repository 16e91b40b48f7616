import type { Schema } from "@foodshed/sdk";
import { roleByValue } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { membersText } from "../../membership/membershipMessages.ts";
import { ErrorPage } from "../../pages/ErrorPage/ErrorPage.tsx";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { useLink } from "../../provider/host.tsx";
import { textLink } from "../../theme/text.css.ts";
import { ReportChart } from "../ReportChart/ReportChart.tsx";
import { businessTypeRows, categoryRows } from "../reportRows.ts";
import * as css from "./ReportsPage.css.ts";
import { ReportTable } from "./ReportTable.tsx";
import { useReports } from "./useReports.ts";

type Role = Schema<"RoleValue">;

/** The members of a network by role, and by category within a role. */
export function ReportsPage({ slug }: { slug: string }) {
  const { types, categories, name, error, retry } = useReports(slug);
  if (error && !(types && categories)) {
    if (error.status === 403) {
      return <ErrorPage status={403} message="You do not have permission to access this page." />;
    }
    if (error.status === 404) return <ErrorPage status={404} message={error.message} />;
    return (
      <div className={css.page}>
        <LoadFailure
          level={2}
          title="The reports could not be loaded."
          message={error.message}
          onRetry={retry}
        />
      </div>
    );
  }
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>Reports</h1>
        {types && <Lead slug={slug} total={types.total} name={name} />}
      </header>
      {!types || !categories ? (
        <Skeleton height="28em" radius="14px" />
      ) : types.businessTypes.length === 0 ? (
        <EmptyState level={2} title="There are no members to report on yet">
          Once businesses join your network, their numbers appear here.
        </EmptyState>
      ) : (
        <>
          <BusinessTypes slug={slug} report={types} />
          <Categories slug={slug} report={categories} />
        </>
      )}
    </div>
  );
}

function Lead({ slug, total, name }: { slug: string; total: number; name: string | undefined }) {
  const Link = useLink();
  return (
    <p className={css.lead}>
      {membersText(total)} of{" "}
      <Link to={`/profiles/${slug}`} className={textLink}>
        {name ?? "this network"}
      </Link>
      . A member that holds several roles counts under each.
    </p>
  );
}

function BusinessTypes({ slug, report }: { slug: string; report: Schema<"BusinessTypesReport"> }) {
  const rows = businessTypeRows(report);
  return (
    <section className={css.section} aria-labelledby="report-types">
      <h2 id="report-types" className={css.sectionTitle}>
        Business Types
      </h2>
      <div className={css.charts}>
        <ReportChart
          type="doughnut"
          title="Share of business types"
          rows={rows}
          fileName={`${slug}-business-types-share`}
        />
        <div className={css.section}>
          <ReportChart
            type="bar"
            title="Members by business type"
            rows={rows}
            fileName={`${slug}-business-types`}
          />
          <ReportTable
            caption="Business types"
            firstColumn="Business Type"
            rows={rows}
            fileName={`${slug}-business-types`}
          />
        </div>
      </div>
    </section>
  );
}

function Categories({ slug, report }: { slug: string; report: Schema<"CategoriesByBusinessTypeReport"> }) {
  const { availableBusinessTypes: available } = report;
  const [chosen, setChosen] = useState<Role | undefined>(available[0]);
  const role = chosen && available.includes(chosen) ? chosen : available[0];
  if (!role) return null;
  const rows = categoryRows(report, role);
  const { label } = roleByValue(role);
  const fileName = `${slug}-categories-${role.replace("_", "-")}`;
  return (
    <section className={css.section} aria-labelledby="report-categories">
      <h2 id="report-categories" className={css.sectionTitle}>
        Categories by Business Type
      </h2>
      <div className={css.select}>
        <SelectField
          label="Select Business Type"
          value={role}
          options={available.map((value) => ({ value, label: roleByValue(value).label }))}
          onChange={({ currentTarget }) => setChosen(currentTarget.value as Role)}
        />
      </div>
      {rows.length === 0 ? (
        <p className={css.lead}>No member of this type has named a category.</p>
      ) : (
        <>
          <ReportChart
            key={role}
            type="bar"
            title={`Categories of type ${label}`}
            rows={rows}
            fileName={fileName}
          />
          <ReportTable
            caption={`Categories of type ${label}`}
            firstColumn="Category"
            rows={rows}
            fileName={fileName}
          />
        </>
      )}
    </section>
  );
}
