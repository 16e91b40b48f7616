import type { FoodshedError } from "@foodshed/sdk";
import {
  CLASSIFIED_CATEGORIES,
  CLASSIFIED_DESCRIPTION_MAX_LENGTH,
  CLASSIFIED_TITLE_MAX_LENGTH,
  classifiedType,
  label,
  ontarioDay,
} from "@foodshed/sdk/vocabulary";
import { useCallback, useRef, useState } from "react";
import * as memberTexts from "../../member-texts/generated/strings.ts";
import { TranslationFields, translationLanguage } from "../../member-texts/TranslationFields.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { problemErrors, summaryErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { CroppedImageField } from "../../primitives/ImageCropper/CroppedImageField.tsx";
import { SessionEnded } from "../../primitives/SessionEnded/SessionEnded.tsx";
import { Tabs } from "../../primitives/Tabs/Tabs.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useFormDraft } from "../../provider/useFormDraft.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./ClassifiedForm.css.ts";
import { type ClassifiedValues, classifiedFields, classifiedSchema } from "./classifiedForm.ts";
import { DraftMatches } from "./DraftMatches.tsx";
import { SoonDays } from "./SoonDays.tsx";

/** The value of a row of tabs of which none is chosen yet. */
const UNDECIDED = "" as "buying";

export interface ClassifiedFormProps {
  initial: ClassifiedValues;
  submitLabel: string;
  busy: boolean;
  /** Why the server refused the request. */
  problem: FoodshedError | undefined;
  /** Number of refused requests. */
  failures: number;
  /** Whether the ad has a picture already, which a new one would replace. */
  hasPicture?: boolean;
  /** The hint of the date field. */
  dateHint?: string | undefined;
  /** The key of the form draft; without one the input is lost with the form. */
  draftKey?: string;
  /** The session has ended, so nothing can be sent. */
  ended?: boolean;
  /** The profile that a new classified is for: what meets it is shown while it is written. */
  profileId?: number;
  onSubmit: (values: ClassifiedValues, picture: Blob | null) => void;
  onCancel: () => void;
}

/** The fields of a classified: new or changed. Nothing can be sent before something is written. */
export function ClassifiedForm(props: ClassifiedFormProps) {
  const { initial, submitLabel, busy, problem, failures, hasPicture, onSubmit, onCancel } = props;
  const { dateHint, draftKey, ended = false, profileId } = props;
  const t = useTranslate();
  const [file, setFile] = useState<File | null>(null);
  const [picture, setPicture] = useState<Blob | null>(null);
  const form = useSchemaForm<ClassifiedValues>(classifiedSchema, {
    defaultValues: initial,
    // The error summary takes focus instead, and links to the fields.
    shouldFocusError: false,
  });
  useFormDraft(form, draftKey);
  const { register, setValue, getValues, clearErrors, setFocus, watch, handleSubmit, formState } = form;
  const formRef = useRef<HTMLFormElement>(null);
  /** The category that the words suggested, which another suggestion may replace. */
  const suggested = useRef<string>(undefined);
  const { errors, isDirty, submitCount } = formState;
  const lookingFor = watch("looking_for");
  const other = translationLanguage(watch("language"));
  const pristine = !isDirty && file === null;
  // A picture that is not cropped yet or cannot be read would silently be left out.
  const cutting = file !== null && picture === null;
  const names = {
    looking_for: t(strings.kind),
    title: t(strings.title),
    category: t(strings.category),
    needed_by: label(t, classifiedType(lookingFor ?? true).dateLabel),
    description: t(strings.description),
    language: t(memberTexts.language),
    title_translation: t(memberTexts.titleTranslation, { language: other }),
    description_translation: t(memberTexts.textTranslation, { language: other }),
    tell_matches: t(strings.tellMatches),
  } satisfies Record<keyof ClassifiedValues, string>;
  const nameOf = new Map<string, string>(Object.entries(names));
  // A request that failed because the session ended needs no correction.
  const refusal = problem?.status === 401 ? undefined : problem;
  // "Required" alone, three times in the summary, would not name the field.
  const wrong = summaryErrors(errors).map(({ field = "", message }) => ({
    field,
    message: nameOf.has(field)
      ? t(strings.wrongField, { field: nameOf.get(field) ?? field, problem: message })
      : message,
  }));
  const suggestCategory = useCallback(
    (category: number) => {
      if (getValues("category") === "" || getValues("category") === suggested.current) {
        suggested.current = String(category);
        setValue("category", suggested.current, { shouldDirty: true });
        clearErrors("category");
      }
    },
    [getValues, setValue, clearErrors],
  );
  const fields = (
    <div className={css.fields}>
      <TextField
        label={names.title}
        maxLength={CLASSIFIED_TITLE_MAX_LENGTH}
        error={errors.title?.message}
        {...register("title")}
      />
      {profileId !== undefined && (
        <DraftMatches profileId={profileId} values={watch()} onCategory={suggestCategory} />
      )}
      <div className={css.pair}>
        <SelectField
          label={names.category}
          placeholder={t(strings.chooseCategory)}
          options={CLASSIFIED_CATEGORIES.map(({ id, label: name }) => ({
            value: id,
            label: label(t, name),
          }))}
          error={errors.category?.message}
          {...register("category")}
        />
        <div className={css.day}>
          <TextField
            label={names.needed_by}
            type="date"
            min={ontarioDay(new Date())}
            hint={dateHint}
            error={errors.needed_by?.message}
            {...register("needed_by")}
          />
          <SoonDays
            value={watch("needed_by")}
            onChoose={(day) => {
              setValue("needed_by", day, { shouldDirty: true });
              clearErrors("needed_by");
            }}
          />
        </div>
      </div>
      <TextArea
        label={names.description}
        rows={5}
        limit={CLASSIFIED_DESCRIPTION_MAX_LENGTH}
        error={errors.description?.message}
        {...register("description")}
      />
      <TranslationFields
        open={initial.title_translation !== "" || initial.description_translation !== ""}
        language={{ error: errors.language?.message, ...register("language") }}
      >
        <TextField
          label={names.title_translation}
          maxLength={CLASSIFIED_TITLE_MAX_LENGTH}
          error={errors.title_translation?.message}
          {...register("title_translation")}
        />
        <TextArea
          label={names.description_translation}
          rows={5}
          limit={CLASSIFIED_DESCRIPTION_MAX_LENGTH}
          error={errors.description_translation?.message}
          {...register("description_translation")}
        />
      </TranslationFields>
      <CroppedImageField
        shrinks
        label={hasPicture ? t(strings.replaceImage) : t(strings.image)}
        optional
        hint={t(strings.imageHint)}
        file={file}
        onFile={setFile}
        onCropped={setPicture}
      />
      <CheckboxField
        label={names.tell_matches}
        hint={t(strings.tellMatchesHint)}
        error={errors.tell_matches?.message}
        {...register("tell_matches")}
      />
    </div>
  );
  return (
    <form
      ref={formRef}
      noValidate
      className={css.form}
      onSubmit={handleSubmit((values) => onSubmit(values, picture))}
    >
      <ErrorSummary
        errors={wrong.length > 0 ? wrong : problemErrors(refusal, classifiedFields)}
        attempt={submitCount + failures}
        onSelect={(field) =>
          field === "looking_for"
            ? formRef.current?.querySelector<HTMLElement>("[role=tab]")?.focus()
            : setFocus(field as keyof ClassifiedValues)
        }
      />
      {lookingFor === null && (
        <p className={css.question}>
          {t(strings.chooseKind)}
          {errors.looking_for && <span className={css.missing}> {errors.looking_for.message}</span>}
        </p>
      )}
      <Tabs
        label={t(strings.kind)}
        variant="segments"
        tabs={[
          { value: "buying", label: label(t, classifiedType(true).tab) },
          { value: "selling", label: label(t, classifiedType(false).tab) },
        ]}
        value={lookingFor === null ? UNDECIDED : lookingFor ? "buying" : "selling"}
        onValueChange={(tab) => {
          setValue("looking_for", tab === "buying", { shouldDirty: true });
          clearErrors("looking_for");
        }}
      >
        {lookingFor !== null && fields}
      </Tabs>
      {lookingFor === null && fields}
      <SessionEnded ended={ended} />
      <DialogActions>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {t(strings.cancel)}
        </Button>
        <Button type="submit" busy={busy} disabled={pristine || cutting || ended}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
