import type { Schema } from "@foodshed/sdk";
import { formatCount } from "@foodshed/sdk/vocabulary";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { Switch } from "../../primitives/Switch/Switch.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { ListLoading, PageHead, Part } from "../AdministrationPage.tsx";
import * as shared from "../generated/strings.ts";
import * as page from "../page.css.ts";
import { ChangedBy, type Report } from "./ChangedBy.tsx";
import * as strings from "./generated/strings.ts";
import { NoticeForm } from "./NoticeForm.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";
import { useSettings, useUpdateSettings } from "./useSettings.ts";

/** Settings that hold without a restart, and those that need one. */
export function AdministrationSettingsPage() {
  const t = useTranslate();
  const { data, error, retry } = useSettings();
  return (
    <>
      <PageHead title={t(shared.settings)} about={t(strings.settingsAbout)} />
      {data ? (
        <>
          <Part title={t(strings.notice)} about={t(strings.noticeAbout)}>
            <NoticeForm key={JSON.stringify(data.values.notice)} report={data} />
          </Part>
          <Part title={t(strings.registration)} about={t(strings.registrationAbout)}>
            <RegistrationForm key={JSON.stringify(data.values.registration)} report={data} />
          </Part>
          <Part title={t(strings.pages)}>
            <Toggle report={data} name="posting" label={t(strings.posting)} />
            <Toggle
              report={data}
              name="mail_sending"
              label={t(strings.mailSending)}
              hint={t(strings.mailSendingHint)}
            />
          </Part>
          <Part title={t(strings.technical)}>
            <Toggle
              report={data}
              name="search_log"
              label={t(strings.searchLog)}
              hint={t(strings.searchLogHint)}
            />
            <Choices report={data} />
          </Part>
          <Part title={t(strings.environment)} about={t(strings.environmentAbout)}>
            <Environment settings={data.environment} />
          </Part>
        </>
      ) : error ? (
        <LoadFailure level={2} title={t(strings.settingsFailed)} message={error.message} onRetry={retry} />
      ) : (
        <ListLoading />
      )}
    </>
  );
}

interface ToggleProps {
  report: Report;
  name: "posting" | "mail_sending" | "search_log";
  label: string;
  hint?: string;
}

function Toggle({ report, name, label, hint }: ToggleProps) {
  const update = useUpdateSettings();
  return (
    <div className={page.head}>
      <Switch
        label={label}
        hint={hint}
        checked={report.values[name]}
        busy={update.isPending}
        onCheckedChange={(checked) => void update.run({ [name]: checked })}
      />
      <ChangedBy report={report} name={name} />
    </div>
  );
}

const FACTORS = [0.5, 1, 2, 5, 10];
const LEVELS = ["error", "warn", "info", "debug", "trace", "silent"] as const;

function Choices({ report }: { report: Report }) {
  const t = useTranslate();
  const update = useUpdateSettings();
  const { rate_limit_factor: factor, log_level: level } = report.values;
  const factors = FACTORS.includes(factor) ? FACTORS : [...FACTORS, factor].sort((a, b) => a - b);
  const nameOf = (count: number) =>
    count === 0.5
      ? t(strings.limitHalf)
      : count === 1
        ? t(strings.limitUsual)
        : t(strings.limitTimes, { count: formatCount(count, t.locale) });
  return (
    <div className={page.filters}>
      <div className={page.head}>
        <SelectField
          label={t(strings.limits)}
          hint={t(strings.limitsHint)}
          value={factor}
          options={factors.map((value) => ({ value, label: nameOf(value) }))}
          onChange={({ currentTarget }) =>
            void update.run({ rate_limit_factor: Number(currentTarget.value) })
          }
        />
        <ChangedBy report={report} name="rate_limit_factor" />
      </div>
      <div className={page.head}>
        <SelectField
          label={t(strings.logLevel)}
          value={level}
          options={LEVELS.map((value) => ({ value, label: value }))}
          onChange={({ currentTarget }) =>
            void update.run({ log_level: currentTarget.value as (typeof LEVELS)[number] })
          }
        />
        <ChangedBy report={report} name="log_level" />
      </div>
    </div>
  );
}

function Environment({ settings }: { settings: readonly Schema<"EnvironmentSetting">[] }) {
  const t = useTranslate();
  return (
    <dl className={page.facts}>
      {settings.map(({ name, value, secret, set }) => (
        <div key={name} className={page.fact}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{secret ? t(set ? strings.secretSet : strings.notSet) : (value ?? t(strings.notSet))}</dd>
        </div>
      ))}
    </dl>
  );
}
