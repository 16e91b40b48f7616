import { certificateName } from "@foodshed/sdk/vocabulary";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import { dataOf, dataWithRetry } from "../requests/call.ts";
import { connectAs } from "../session/connection.ts";

export interface CheckCertificateFlags {
  expires?: string;
  undo?: boolean;
}

/** Marks a certificate as checked, or takes the mark back: what `certificates check` does. */
export async function checkCertificate(
  context: CommandContext,
  { expires, undo = false }: CheckCertificateFlags,
  slug: string,
  number: string,
): Promise<void> {
  if (expires === undefined && !undo) {
    throw new CliError(
      EXIT.usage,
      "A certificate is checked with its last day.",
      "Name it as you have seen it: --expires 2027-03-31",
    );
  }
  const { client } = await connectAs(context);
  const { output, server, signal } = context;
  const { business_name, certificates = [] } = await dataWithRetry(
    () => client.GET("/accounts/profile_by_slug/", { params: { query: { slug } }, signal }),
    context,
  );
  const next = `See: foodshed certificates list ${slug}`;
  const named = certificates.filter((certificate) => certificate.number === number);
  const found = named.find(({ expires_on }) => expires_on === (expires ?? expires_on));
  if (named.length === 0) {
    throw new CliError(EXIT.failed, `${business_name} states no certificate ${number}.`, next);
  }
  if (!found) {
    const days = named.map(({ expires_on }) => expires_on).join(", ");
    throw new CliError(
      EXIT.failed,
      `Certificate ${number} of ${business_name} is stated until ${days}, not ${expires}.`,
      next,
    );
  }
  const certificate = await dataOf(
    client.POST("/accounts/check_certificate/", {
      body: { id: found.id, number, expires_on: found.expires_on, checked: !undo },
    }),
    context,
  );
  const what = `${certificateName(certificate.kind)} ${number} of ${business_name}`;
  output.result(
    { server, slug, certificate },
    undo ? `Took back the mark of ${what}.` : `Marked ${what} as checked, until ${certificate.expires_on}.`,
  );
}
