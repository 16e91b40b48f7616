import type { Schema } from "@foodshed/sdk";
import { comparable, roleByValue } from "@foodshed/sdk/vocabulary";
import { label } from "@foodshed/sdk/vocabulary/label";
import { type ReactNode, useState } from "react";
import { ErrorPage } from "../../pages/ErrorPage/ErrorPage.tsx";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { textLink } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import { ReportChart } from "../ReportChart/ReportChart.tsx";
import { businessTypeRows, categoryRows } from "../reportRows.ts";
import * as css from "./ReportsPage.css.ts";
import { ReportTable } from "./ReportTable.tsx";
import { useReports } from "./useReports.ts";

type Role = Schema<"RoleValue">;

/** The members of a network by role, and by category within a role. */
export function ReportsPage({ slug }: { slug: string }) {
  const t = useTranslate();
  const { types, categories, name, error, retry } = useReports(slug);
  if (error && !(types && categories)) {
    if (error.status === 403) {
      return <ErrorPage status={403} message={t(strings.noPermission)} />;
    }
    if (error.status === 404) return <ErrorPage status={404} message={error.message} />;
    return (
      <div className={css.page}>
        <LoadFailure level={2} title={t(strings.reportsFailed)} message={error.message} onRetry={retry} />
      </div>
    );
  }
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{t(strings.reports)}</h1>
        {types && <Lead slug={slug} total={types.total} name={name} />}
      </header>
      {!types || !categories ? (
        <Skeleton height="28em" radius="14px" />
      ) : types.businessTypes.length === 0 ? (
        <EmptyState level={2} title={t(strings.noMembers)}>
          {t(strings.noMembersHint)}
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
  const t = useTranslate();
  const Link = useLink();
  const link = (text: ReactNode) => (
    <Link to={`/profiles/${slug}`} className={textLink}>
      {text}
    </Link>
  );
  return (
    <p className={css.lead}>
      {name === undefined
        ? t.rich(strings.leadUnnamed, { count: total, link })
        : t.rich(strings.lead, { count: total, network: name, link })}
    </p>
  );
}

function BusinessTypes({ slug, report }: { slug: string; report: Schema<"BusinessTypesReport"> }) {
  const t = useTranslate();
  const rows = businessTypeRows(report, t);
  return (
    <section className={css.section} aria-labelledby="report-types">
      <h2 id="report-types" className={css.sectionTitle}>
        {t(strings.businessTypes)}
      </h2>
      <div className={css.charts}>
        <ReportChart
          type="doughnut"
          title={t(strings.typesShare)}
          rows={rows}
          fileName={t(strings.typesShareFile, { slug })}
        />
        <div className={css.chartWithTable}>
          <ReportChart
            type="bar"
            title={t(strings.membersByType)}
            rows={rows}
            fileName={t(strings.typesFile, { slug })}
          />
          <ReportTable
            caption={t(strings.typesCaption)}
            firstColumn={t(strings.typeColumn)}
            rows={rows}
            fileName={t(strings.typesFile, { slug })}
          />
        </div>
      </div>
    </section>
  );
}

function Categories({ slug, report }: { slug: string; report: Schema<"CategoriesByBusinessTypeReport"> }) {
  const t = useTranslate();
  const { availableBusinessTypes: available } = report;
  const [chosen, setChosen] = useState<Role | undefined>(available[0]);
  const role = chosen && available.includes(chosen) ? chosen : available[0];
  if (!role) return null;
  const rows = categoryRows(report, role, t);
  const type = label(t, roleByValue(role).label);
  const fileName = t(strings.categoriesFile, { slug, type: comparable(type).replaceAll(" ", "-") });
  const title = t(strings.categoriesOfType, { type });
  return (
    <section className={css.section} aria-labelledby="report-categories">
      <h2 id="report-categories" className={css.sectionTitle}>
        {t(strings.categoriesByType)}
      </h2>
      <div className={css.select}>
        <SelectField
          label={t(strings.selectType)}
          value={role}
          options={available.map((value) => ({ value, label: label(t, roleByValue(value).label) }))}
          onChange={({ currentTarget }) => setChosen(currentTarget.value as Role)}
        />
      </div>
      {rows.length === 0 ? (
        <p className={css.lead}>{t(strings.noCategories)}</p>
      ) : (
        <>
          <ReportChart key={role} type="bar" title={title} rows={rows} fileName={fileName} />
          <ReportTable
            caption={title}
            firstColumn={t(strings.categoryColumn)}
            rows={rows}
            fileName={fileName}
          />
        </>
      )}
    </section>
  );
}
