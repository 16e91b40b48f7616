import type { FoodshedError, Result, Schema } from "@foodshed/sdk";
import { useEffect, useMemo, useRef, useState } from "react";
import type { DefaultValues, FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { ZodType } from "zod";
import { useSchemaForm } from "../primitives/Field/useSchemaForm.ts";
import { useClient } from "../provider/host.tsx";
import { useTranslate, type WidgetTranslate } from "../provider/locale.tsx";
import { useIdempotencyKey } from "../provider/useIdempotencyKey.ts";
import { type Profile, useEditedProfile } from "./editedProfile.tsx";
import { useSectionDraft } from "./sectionDraft.ts";
import { type Conflict, changedFields, same, threeWayMerge } from "./threeWayMerge.ts";
import { useUnsaved } from "./unsavedWork.tsx";

export type ProfileChange = Schema<"ProfileChange">;

/** One form that edits a part of a profile. Keep it outside the component: its functions must not change between renders. */
export interface SectionRules<Values extends FieldValues> {
  /** The form's values of a profile; must also work for one that has just lost the form's role. */
  values: (profile: Profile) => Values;
  /** The schema of the form, with its validation messages. */
  schema: (t: WidgetTranslate) => ZodType<Values, Values>;
  /** The request, sent in one transaction. Include only what `changed`, so that nothing else is reverted; empty without changes. */
  changes: (values: Values, profile: Profile, changed: ReadonlySet<keyof Values & string>) => ProfileChange[];
  /** The form adds something new, so it cannot overwrite changes saved elsewhere. */
  creates?: boolean;
  /** The success message below the form. */
  success: (t: WidgetTranslate) => string;
  /** Milliseconds after which that message disappears; without it the message stays until the next change. */
  successMs?: number;
  /** The labels of the fields, for messages that name them. */
  labels: (t: WidgetTranslate) => { readonly [field in keyof Values & string]: string };
  /** The vocabulary's label of a field's values, where these are keys; for conflicts. */
  nameOf?: { readonly [field in keyof Values & string]?: (key: string) => string };
}

export interface ProfileSection<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  rules: SectionRules<Values>;
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  busy: boolean;
  /** There are no unsaved changes. */
  pristine: boolean;
  /** The server's errors that belong to no field. */
  problem: FoodshedError | undefined;
  /** Number of failed saves; each moves focus to the summary. */
  failures: number;
  /** Number of successful saves. */
  saves: number;
  /** Fields changed here and saved elsewhere. */
  conflicts: readonly Conflict[];
  /** Replaces the input with the saved value: in one field, or in all of them. */
  takeSaved: (field?: string) => void;
}

const TRIES = 3;

/**
 * The state of a form that edits a part of a profile: it saves in one transaction with optimistic concurrency. A save sends
 * the version that the form started with; when another save came first, untouched fields take the saved value and the save is
 * retried, unless both changed the same field: then the user decides.
 * @param draftName keeps what is typed when the session ends, under a name that no other form of the profile has
 */
export function useProfileSection<Values extends FieldValues>(
  rules: SectionRules<Values>,
  onSaved?: (profile: Profile) => void,
  draftName?: string,
): ProfileSection<Values> {
  const t = useTranslate();
  const client = useClient();
  const { profile, update, reload } = useEditedProfile();
  const saved = useMemo(() => rules.values(profile), [rules, profile]);
  const base = useRef(saved);
  const underWay = useRef(false);
  const idempotencyKey = useIdempotencyKey();
  const form = useSchemaForm<Values>(rules.schema, {
    defaultValues: saved as DefaultValues<Values>,
    // The error summary takes focus instead, and links to the fields.
    shouldFocusError: false,
  });
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [state, setState] = useState<SaveState>(idle);
  const pristine = !form.formState.isDirty;
  const draft = useSectionDraft<Values>(draftName);
  useUnsaved(!pristine);

  /** Rebases the form on `next`; dirty fields keep the input. */
  function adopt(next: Values): readonly Conflict[] {
    const merged = threeWayMerge(base.current, form.getValues(), next);
    base.current = next;
    form.reset(next, { keepErrors: true, keepSubmitCount: true, keepTouched: true });
    for (const field of merged.dirty) {
      form.setValue(field as unknown as Path<Values>, merged.values[field], { shouldDirty: true });
    }
    setConflicts((last) => [
      ...last.filter(({ field }) => merged.dirty.includes(field) && !named(merged.conflicts, field)),
      ...merged.conflicts,
    ]);
    return merged.conflicts;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and before what is typed from then on is kept
  useEffect(() => {
    if (draft.restored) {
      base.current = draft.restored.base;
      form.reset(draft.restored.values, { keepDefaultValues: true });
      adopt(saved);
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        draft.save(same(base.current, values) ? undefined : { base: base.current, values }),
    });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when something else was saved, but not while this form is
  useEffect(() => {
    if (!state.busy && !same(base.current, saved)) adopt(saved);
  }, [saved, state.busy]);

  async function save(values: Values): Promise<void> {
    let current = profile;
    for (let tried = 1; ; tried += 1) {
      const typed = structuredClone(form.getValues());
      const changed = new Set(changedFields(base.current, typed));
      const changes = rules.changes(values, current, changed);
      const { data, error } = await send(current, changes);
      if (data) {
        idempotencyKey.done();
        base.current = typed;
        adopt(rules.values(data));
        setConflicts([]);
        draft.save(undefined);
        update(data);
        setState((last) => ({ ...last, problem: undefined, saves: last.saves + 1 }));
        onSaved?.(data);
        return;
      }
      // A conflict concerns the version when the version has increased, otherwise the object itself.
      const fresh = error.status === 409 && tried < TRIES ? await reload() : undefined;
      if (!fresh || !("profile" in fresh) || fresh.profile.version === current.version) {
        return refuse(error);
      }
      current = fresh.profile;
      if (adopt(rules.values(current)).length > 0) {
        return setState((last) => ({ ...last, failures: last.failures + 1 }));
      }
      const again = rules.schema(t).safeParse(form.getValues());
      if (!again.success) {
        await form.trigger();
        return setState((last) => ({ ...last, failures: last.failures + 1 }));
      }
      values = again.data;
    }
  }

  function send(current: Profile, changes: ProfileChange[]): Promise<Result<Profile>> {
    if (changes.length === 0) return Promise.resolve({ data: current, response: new Response() });
    const { id: profile_id, version } = current;
    if (!rules.creates) {
      return client.POST("/accounts/save_profile/", { body: { profile_id, version, changes } });
    }
    return client.POST("/accounts/save_profile/", {
      params: { header: idempotencyKey.headerFor(changes) },
      body: { profile_id, changes },
    });
  }

  function refuse(error: FoodshedError): void {
    const sorted = splitServerErrors(error, Object.keys(base.current));
    for (const [field, message, type] of sorted.fields)
      form.setError(field as Path<Values>, { message, type });
    setState((last) => ({ ...last, problem: sorted.rest, failures: last.failures + 1 }));
  }

  return {
    form,
    rules,
    pristine,
    conflicts,
    ...state,
    submit: async (event) => {
      event?.preventDefault();
      if (underWay.current) return;
      underWay.current = true;
      setState((last) => ({ ...last, problem: undefined, busy: true }));
      try {
        await form.handleSubmit(save)(event);
      } finally {
        underWay.current = false;
        setState((last) => ({ ...last, busy: false }));
      }
    },
    takeSaved: (field) => {
      if (field === undefined) form.reset(base.current);
      else form.setValue(field as Path<Values>, base.current[field], { shouldDirty: true });
      setConflicts((last) =>
        field === undefined ? [] : last.filter((conflict) => conflict.field !== field),
      );
      if (field !== undefined) return;
      draft.save(undefined);
      setState((last) => ({ ...last, problem: undefined }));
    },
  };
}

interface SaveState {
  busy: boolean;
  problem: FoodshedError | undefined;
  failures: number;
  saves: number;
}

const idle: SaveState = { busy: false, problem: undefined, failures: 0, saves: 0 };

function named(conflicts: readonly Conflict[], field: string): boolean {
  return conflicts.some((conflict) => conflict.field === field);
}

/** The type of an error of the server that does not say which field it is about. Away from its field it needs a name. */
export const GENERAL = "general";

/** Splits the errors of a refused save into those of the form's fields and the rest. */
export function splitServerErrors(error: FoodshedError, fields: readonly string[]) {
  const known: [field: string, message: string, type: string][] = [];
  const rest: Record<string, string[]> = {};
  for (const [path, sentences] of Object.entries(error.errors ?? {})) {
    const field = path.replace(/^changes\.\d+\./, "").replace(/^details\./, "");
    const own = fields.find((name) => field === name || field.startsWith(`${name}.`));
    if (own && sentences[0])
      known.push([own, sentences[0], error.general?.includes(path) ? GENERAL : "server"]);
    else rest[field] = sentences;
  }
  const left = Object.keys(rest).length > 0 || known.length === 0;
  return {
    fields: known,
    rest: left ? ({ ...error, errors: rest } as FoodshedError) : undefined,
  };
}
