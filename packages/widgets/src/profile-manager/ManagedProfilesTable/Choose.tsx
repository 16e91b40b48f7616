import { type FormEvent, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { ManagedProfile } from "../managedProfiles.ts";
import { DeleteGroup } from "./DeleteGroup.tsx";
import * as css from "./ManagedProfilesTable.css.ts";
import { CHOICES, isChosenBy, type ManagedChoice } from "./managedRows.ts";
import { useRecipientGroups } from "./useRecipientGroups.ts";

/** Which profiles are shown: those in a state, of a saved group, or that a query matches. */
export type Choice = { show: ManagedChoice } | { group: number } | { where: string };

const LABELS = {
  all: strings.showAll,
  claim: strings.showUnclaimed,
  confirmation: strings.showUnverified,
  incomplete: strings.showIncomplete,
  update: strings.showStale,
  never: strings.showNever,
} as const;

export function Choose({
  profiles,
  choice,
  error,
  onChange,
}: {
  profiles: readonly ManagedProfile[];
  choice: Choice;
  /** What is wrong with the query. */
  error: string | undefined;
  onChange: (choice: Choice) => void;
}) {
  const t = useTranslate();
  const groups = useRecipientGroups().data?.results ?? [];
  const opened = "group" in choice ? groups.find(({ id }) => id === choice.group) : undefined;
  const [asks, setAsks] = useState(false);
  const [query, setQuery] = useState("");
  const value = asks
    ? "query"
    : "group" in choice
      ? `group ${choice.group}`
      : "show" in choice
        ? choice.show
        : "query";
  function choose(next: string) {
    setAsks(next === "query");
    if (next === "query") return;
    const group = /^group (\d+)$/.exec(next)?.[1];
    onChange(group ? { group: Number(group) } : { show: next as ManagedChoice });
  }
  function ask(event: FormEvent) {
    event.preventDefault();
    if (query.trim()) onChange({ where: query.trim() });
  }
  return (
    <>
      <SelectField
        label={t(strings.show)}
        className={css.show}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        options={[
          ...CHOICES.map((show) => ({
            value: show,
            label: t(LABELS[show], { count: profiles.filter((each) => isChosenBy(show, each)).length }),
          })),
          ...groups.map(({ id, name }) => ({ value: `group ${id}`, label: t(strings.showGroup, { name }) })),
          { value: "query", label: t(strings.showQuery) },
        ]}
      />
      {opened && <DeleteGroup group={opened} onDeleted={() => onChange({ show: "all" })} />}
      {value === "query" && (
        <form className={css.query} onSubmit={ask}>
          <TextField
            label={t(strings.query)}
            hint={t(strings.queryHint)}
            error={error}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
          <Button type="submit" variant="secondary">
            {t(strings.ask)}
          </Button>
        </form>
      )}
    </>
  );
}
