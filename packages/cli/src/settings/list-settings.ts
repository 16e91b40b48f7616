import type { CommandContext } from "../command-context.ts";
import type { ListingFlags, ListingRow } from "../listings/listing.ts";
import { showListing } from "../listings/show-listing.ts";
import { connectAsAdministrator } from "../session/connection.ts";
import { formatMinute } from "../text/format.ts";
import { table } from "../text/table.ts";
import { readSettings } from "./read-settings.ts";
import { SETTING_NAMES, settingText } from "./setting-values.ts";

type Row = ListingRow<"settings list"> & {
  name: string;
  value: string;
  default: string;
  changed_by: string | null;
  changed_at: string | null;
};

/** Shows the settings of the server, and who changed them: what `settings list` does. */
export async function listSettings(context: CommandContext, flags: ListingFlags): Promise<void> {
  const { output, server } = context;
  const { client } = await connectAsAdministrator(context, "see the settings of the server");
  await showListing(context, "settings list", flags, async () => {
    const report = await readSettings(context, client);
    const rows = SETTING_NAMES.map((name): Row => {
      const change = report.changes.find((one) => one.name === name);
      return {
        name,
        value: settingText(report.values[name]),
        default: settingText(report.defaults[name]),
        changed_by: change?.by ?? null,
        changed_at: change?.at ?? null,
      };
    });
    const text = () =>
      table<Row>(
        [
          { heading: "Setting", text: ({ name }) => name, whole: true },
          { heading: "Value", text: ({ value }) => value },
          { heading: "Default", text: (row) => row.default },
          { heading: "Changed by", text: ({ changed_by }) => changed_by ?? "" },
          {
            heading: "Changed (UTC)",
            text: ({ changed_at }) => (changed_at ? formatMinute(changed_at) : ""),
            whole: true,
          },
        ],
        rows,
        output,
      );
    return { document: { server, ...report }, rows, text };
  });
}
