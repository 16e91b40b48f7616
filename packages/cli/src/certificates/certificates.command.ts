import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { listingOptions } from "../listings/listing-options.ts";
import type { CheckCertificateFlags } from "./check-certificate.ts";

export function certificatesCommand(program: Command, action: ActionFactory): void {
  const certificates = program
    .command("certificates")
    .summary("certificates of businesses, and who has checked them")
    .description("Shows the certificates that businesses state, and marks those that you have checked.");
  const list = certificates
    .command("list")
    .summary("show the certificates of a business")
    .description("Shows the certificates of a profile, with number and last day, and who has checked them.")
    .argument("[slug]", "the profile; your own when absent");
  listingOptions(list, "certificates list", { watch: true })
    .addHelpText("after", "\nExamples:\n  foodshed certificates list maple-hill-orchard")
    .action(
      action<ListingFlags, [string | undefined]>(async (context, flags, slug) => {
        const { listCertificates } = await import("./list-certificates.ts");
        await listCertificates(context, flags, slug);
      }),
    );
  certificates
    .command("check")
    .summary("say that you have compared a certificate with its issuer's word")
    .description(
      "Marks a certificate as checked, with your name and the day, or takes the mark back. For administrators and for who manages the profile, " +
        "never for the business itself. Name what you have seen: nothing is marked when the business has changed it since.",
    )
    .argument("<slug>", "the profile")
    .argument("<number>", "the certificate's number, as its issuer gave it")
    .option("--expires <date>", "its last day, as you have seen it: 2027-03-31")
    .option("--undo", "take the mark back")
    .addHelpText(
      "after",
      `
Examples:
  foodshed certificates check maple-hill-orchard ON-1187 --expires 2027-03-31
  foodshed certificates check maple-hill-orchard ON-1187 --undo`,
    )
    .action(
      action<CheckCertificateFlags, [string, string]>(async (context, flags, slug, number) => {
        const { checkCertificate } = await import("./check-certificate.ts");
        await checkCertificate(context, flags, slug, number);
      }),
    );
}
