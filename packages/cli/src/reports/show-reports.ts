import { ROLES } from "@foodshed/sdk/vocabulary/roles";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT, usageError } from "../errors.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { showListing } from "../listings/show-listing.ts";
import { dataWithRetry } from "../requests/call.ts";
import { connectAs } from "../session/connection.ts";
import { ownProfile } from "../session/own-profile.ts";
import { pluralize } from "../text/format.ts";
import { type Column, table } from "../text/table.ts";

interface Share {
  name: string;
  count: number;
  percentage: number;
}

/** Columns of the longest bar. */
const BAR = 30;

/** Shows a network in numbers: what `reports` does. */
export async function showReports(
  context: CommandContext,
  flags: ListingFlags,
  given: string | undefined,
): Promise<void> {
  const { client } = await connectAs(context);
  const { output, server, signal } = context;
  const slug = given ?? (await ownProfile(context, client)).slug;
  const params = { query: { slug } };
  await showListing(context, "reports", flags, async () => {
    const roles = await dataWithRetry(
      () => client.GET("/accounts/reports/organization/business_types/", { params, signal }),
      context,
    ).catch((error: unknown) => {
      const isNone = error instanceof CliError && error.exitCode === EXIT.failed;
      if (given !== undefined || !isNone) throw error;
      throw usageError(
        "Your account is no network: say which one to show.",
        "Name it by its slug, like this: foodshed reports elora-table",
      );
    });
    const categories = await dataWithRetry(
      () => client.GET("/accounts/reports/organization/categories_by_business_type/", { params, signal }),
      context,
    );
    const sections = [
      {
        title: `${slug}: ${pluralize(roles.total, "member")}, by role`,
        shares: roles.businessTypes.map(({ role, ...share }) => ({ name: labelOf(role), ...share })),
      },
      ...categories.categoriesByBusinessType.map(({ role, categories }) => ({
        title: `${labelOf(role)}, by business category`,
        shares: categories.map(({ display, ...share }) => ({ name: display, ...share })),
      })),
    ].filter(({ shares }) => shares.length > 0);
    const text = () =>
      sections
        .map(
          ({ title, shares }) =>
            `${output.style(title, "bold")}\n${table(columnsFor(output.plain), shares, output)}`,
        )
        .join("\n\n");
    return {
      document: { server, slug, ...roles, ...categories },
      rows: [
        ...roles.businessTypes.map(({ role, count, percentage }) => ({
          role,
          category: null,
          members: count,
          percentage,
        })),
        ...categories.categoriesByBusinessType.flatMap(({ role, categories }) =>
          categories.map(({ display, count, percentage }) => ({
            role,
            category: display,
            members: count,
            percentage,
          })),
        ),
      ],
      text: () => text() || `${slug} has no members yet.`,
    };
  });
}

/** Plain output has no bars; the numbers beside them say the same. */
function columnsFor(plain: boolean): Column<Share>[] {
  const columns: Column<Share>[] = [
    { heading: "Name", text: ({ name }) => name },
    { heading: "Members", text: ({ count }) => String(count), align: "right", whole: true },
    { heading: "Share", text: ({ percentage }) => `${percentage.toFixed(1)}%`, align: "right", whole: true },
  ];
  const bar: Column<Share> = {
    heading: "",
    text: ({ percentage }) => "█".repeat(Math.round((percentage / 100) * BAR)),
  };
  return plain ? columns : [...columns, bar];
}

const labelOf = (value: string) => ROLES.find((role) => role.value === value)?.label ?? value;
