import { type Command, Option } from "commander";
import type { ActionFactory } from "../action.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { listingOptions } from "../listings/listing-options.ts";
import type { InvitePersonFlags } from "./invite-person.ts";
import { ROLES } from "./member-roles.ts";
import type { RemovePersonFlags } from "./remove-person.ts";

export function peopleCommand(program: Command, action: ActionFactory): void {
  const people = program
    .command("people")
    .summary("who acts for a business, and as what")
    .description(
      "Shows the people of a business and its open invitations, and changes them in the business's place, for administrators. Changes are recorded.",
    );
  const list = people
    .command("list")
    .summary("show the people of a business and its open invitations")
    .description("Shows who acts for a business, as what, and who was invited and has not accepted yet.")
    .argument("[account]", "its id, slug, or address; your own business when absent");
  listingOptions(list, "people list", { watch: true })
    .addHelpText("after", "\nExamples:\n  foodshed people list maple-hill-orchard")
    .action(
      action<ListingFlags, [string | undefined]>(async (context, flags, account) => {
        const { listPeople } = await import("./list-people.ts");
        await listPeople(context, flags, account);
      }),
    );
  people
    .command("invite")
    .summary("invite somebody to act for a business")
    .description(
      "Mails a link that is good for 7 days. Inviting an address again takes the place of the earlier invitation.",
    )
    .argument("<account>", "the business: its id, slug, or address")
    .argument("<email>", "whom to invite")
    .addOption(new Option("--role <role>", "what they may do").choices([...ROLES]).default("editor"))
    .option("--first-name <name>", "their first name, if known")
    .option("--last-name <name>", "their last name, if known")
    .addHelpText(
      "after",
      "\nExamples:\n  foodshed people invite maple-hill-orchard bo@maplehill.example --role reader",
    )
    .action(
      action<InvitePersonFlags, [string, string]>(async (context, flags, account, email) => {
        const { invitePerson } = await import("./invite-person.ts");
        await invitePerson(context, flags, account, email);
      }),
    );
  people
    .command("role")
    .summary("change what a person may do for a business")
    .description("Makes somebody an owner, an editor or a reader. The last owner stays owner.")
    .argument("<account>", "the business: its id, slug, or address")
    .argument("<email>", "what the person logs in with")
    .addArgument(people.createArgument("<role>", "what they may do from now on").choices([...ROLES]))
    .addHelpText("after", "\nExamples:\n  foodshed people role maple-hill-orchard bo@maplehill.example owner")
    .action(
      action<object, [string, string, string]>(async (context, _flags, account, email, role) => {
        const { changePersonRole } = await import("./change-person-role.ts");
        await changePersonRole(context, account, email, role);
      }),
    );
  people
    .command("remove")
    .summary("take a person off a business, or withdraw an invitation")
    .description(
      "Takes somebody off a business: they have no access with their next request, and stay with their other businesses. An address that was " +
        "invited and has not accepted yet has its invitation withdrawn. The last owner cannot be removed.",
    )
    .argument("<account>", "the business: its id, slug, or address")
    .argument("<email>", "what the person logs in with, or the address that was invited")
    .option("-y, --yes", "remove them without asking")
    .addHelpText(
      "after",
      "\nExamples:\n  foodshed people remove maple-hill-orchard bo@maplehill.example --yes",
    )
    .action(
      action<RemovePersonFlags, [string, string]>(async (context, flags, account, email) => {
        const { removePerson } = await import("./remove-person.ts");
        await removePerson(context, flags, account, email);
      }),
    );
}
