import type { Schema } from "@foodshed/sdk";
import { certificateName, isCertificateExpired } from "@foodshed/sdk/vocabulary";
import type { CommandContext } from "../command-context.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { showListing } from "../listings/show-listing.ts";
import { dataWithRetry } from "../requests/call.ts";
import { connectAs } from "../session/connection.ts";
import { ownProfile } from "../session/own-profile.ts";
import { formatMinute } from "../text/format.ts";
import { table } from "../text/table.ts";

/** Shows the certificates of a profile: what `certificates list` does. */
export async function listCertificates(
  context: CommandContext,
  flags: ListingFlags,
  given: string | undefined,
): Promise<void> {
  const { client } = await connectAs(context);
  const { output, server, signal } = context;
  const slug = given ?? (await ownProfile(context, client)).slug;
  await showListing(context, "certificates list", flags, async () => {
    const { business_name, certificates = [] } = await dataWithRetry(
      () => client.GET("/accounts/profile_by_slug/", { params: { query: { slug } }, signal }),
      context,
    );
    const now = new Date();
    const lastDay = (certificate: Schema<"Certificate">) =>
      isCertificateExpired(certificate, now) ? `${certificate.expires_on} (expired)` : certificate.expires_on;
    const text = () =>
      table<Schema<"Certificate">>(
        [
          { heading: "Certificate", text: ({ kind }) => certificateName(kind) },
          { heading: "Issuer", text: ({ issuer }) => issuer },
          { heading: "Number", text: ({ number }) => number, whole: true },
          { heading: "Last day", text: lastDay, whole: true },
          { heading: "Checked by", text: ({ check }) => check?.account.business_name ?? "" },
          {
            heading: "Checked (UTC)",
            text: ({ check }) => (check ? formatMinute(check.at) : ""),
            whole: true,
          },
        ],
        certificates,
        output,
      );
    return {
      document: { server, slug, certificates },
      rows: certificates.map(({ id, kind, issuer, number, expires_on, check }) => ({
        id,
        slug,
        business_name,
        kind,
        issuer,
        number,
        expires_on,
        checked_by: check?.account.business_name ?? null,
        checked_at: check?.at ?? null,
      })),
      text: () => (certificates.length > 0 ? text() : `${slug} states no certificates.`),
    };
  });
}
