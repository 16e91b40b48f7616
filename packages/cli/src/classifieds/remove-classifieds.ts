import type { Schema } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT } from "../errors.ts";
import { idOf } from "../flags.ts";
import { confirm } from "../prompt.ts";
import { connectAs } from "../session/connection.ts";
import { pluralize } from "../text/format.ts";

export interface RemoveClassifiedsFlags {
  yes?: boolean;
}

/** Removes classifieds: what `classifieds remove` does. */
export async function removeClassifieds(
  context: CommandContext,
  { yes }: RemoveClassifiedsFlags,
  refs: string[],
): Promise<void> {
  const ids = [...new Set(refs.map((ref) => idOf(ref, "no classified's number")))];
  const { client } = await connectAs(context);
  const { output, server, signal } = context;
  const classifieds: Schema<"Classified">[] = [];
  const problems: string[] = [];
  // All are looked at first, so that nothing is removed while one of them is a mistake.
  for (const id of ids) {
    const { data, error } = await client.GET("/accounts/classified/{id}/", {
      params: { path: { id } },
      signal,
    });
    if (error && error.status !== 404) throw callError(error, server);
    if (!data) problems.push(`There is no classified ${id}.`);
    else if (!data.editable) problems.push(`${id}, ${data.title}, is not yours to remove.`);
    else classifieds.push(data);
  }
  if (problems.length > 0) {
    throw new CliError(EXIT.failed, "Nothing was removed.", "See: foodshed classifieds list", problems);
  }
  if (!yes)
    for (const { id, title, account } of classifieds)
      output.note(`${id}: ${title}, by ${account.business_name}`);
  await confirm(context, `Remove ${pluralize(classifieds.length, "classified")} for good?`, {
    agreed: yes,
    instead: "--yes",
    otherwise: "Nothing was removed.",
  });
  for (const { id } of classifieds) {
    const { error } = await client.POST("/accounts/delete_classified/", { body: { classified_id: id } });
    // Another caller has already removed it.
    if (error && error.status !== 404) throw callError(error, server);
  }
  output.result({ server, removed: ids }, `Removed ${pluralize(ids.length, "classified")}.`);
}
