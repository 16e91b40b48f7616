import type { Schema } from "@foodshed/sdk";
import { PERSON_NAME_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { Button } from "../../primitives/Button/Button.tsx";
import { filled } from "../../primitives/Field/rules.ts";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { GroupedLoadFailure } from "../../primitives/LoadFailureGroup/LoadFailureGroup.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { useSession } from "../../provider/host.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries, useSetQueryData } from "../../provider/useQuery.ts";
import * as css from "../dialogForm.css.ts";
import * as strings from "../generated/strings.ts";
import { meKey, useMe } from "../useMe.ts";

const schema = (t: WidgetTranslate) =>
  z.object({
    first_name: filled(t(strings.firstNameMissing)),
    last_name: filled(t(strings.lastNameMissing)),
  });

/** The name by which colleagues see the person, and by which mails greet them. */
export function MyName({ disabled = false }: { disabled?: boolean }) {
  const t = useTranslate();
  const { data, error, retry } = useMe();
  if (data) return <NameForm me={data} disabled={disabled} />;
  if (error) {
    return (
      <GroupedLoadFailure
        message={error.message}
        alone={t(strings.nameNotLoaded, { reason: error.message })}
        onRetry={retry}
      />
    );
  }
  return <Skeleton height="5em" />;
}

function NameForm({ me, disabled }: { me: Schema<"Me">; disabled: boolean }) {
  const t = useTranslate();
  const key = meKey(useSession()?.account_id);
  const change = useSetQueryData();
  const refresh = useInvalidateQueries();
  const { register, handleSubmit, formState, reset } = useSchemaForm(schema, {
    defaultValues: { first_name: me.first_name, last_name: me.last_name },
  });
  const save = useMutation(
    (client, body: Schema<"MyName">) => client.POST("/people/set_my_name/", { body }),
    (name) => {
      reset(name);
      change<Schema<"Me">>(key, (last) => ({ ...last, ...name }));
      void refresh("listPeople");
    },
  );
  const { errors } = formState;
  return (
    <form method="post" noValidate className={css.form} onSubmit={handleSubmit(save.run)}>
      <TextField
        label={t(strings.firstName)}
        autoComplete="given-name"
        maxLength={PERSON_NAME_MAX_LENGTH}
        error={errors.first_name?.message ?? save.problem?.errors?.first_name?.[0]}
        {...register("first_name", { disabled })}
      />
      <TextField
        label={t(strings.lastName)}
        autoComplete="family-name"
        maxLength={PERSON_NAME_MAX_LENGTH}
        error={errors.last_name?.message ?? save.problem?.errors?.last_name?.[0]}
        {...register("last_name", { disabled })}
      />
      <FormStatus
        success={save.status === "success" && t(strings.nameSaved)}
        error={save.problem?.errors ? undefined : save.problem?.message}
      />
      <div>
        <Button type="submit" disabled={disabled} busy={save.isPending}>
          {t(strings.save)}
        </Button>
      </div>
    </form>
  );
}
