import { type Command, Option } from "commander";
import type { ActionFactory } from "../action.ts";
import { textOf, wholeNumber } from "../flags.ts";
import { listingOptions } from "../listings/listing-options.ts";
import type { AppealFlags } from "./answer-appeal.ts";
import type { DecideFlags } from "./decide-case.ts";
import type { ListCasesFlags } from "./list-cases.ts";

const STATES = ["open", "appeals", "decided"] as const;
const KINDS = ["profile", "classified", "message"] as const;
const ACTIONS = [
  "dismiss",
  "warn",
  "hide_classified",
  "hide_profile",
  "remove_message",
  "suspend_posting",
  "suspend_messaging",
  "disable_account",
] as const satisfies readonly DecideFlags["action"][];
const REASONS = [
  "spam",
  "misleading",
  "offensive",
  "fraud",
  "illegal",
  "nothing_wrong",
  "corrected",
  "dispute",
  "other",
] as const satisfies readonly DecideFlags["reason"][];

export function casesCommand(program: Command, action: ActionFactory): void {
  const kindOption = () => new Option("--kind <kind>", "only cases about this").choices([...KINDS]);
  const cases = program
    .command("cases")
    .summary("reported profiles, ads and messages: look, decide, answer appeals")
    .description(
      "Shows the cases of reported profiles, classifieds and messages, the most urgent first, on a screen where each can be read and decided. " +
        "For administrators. Without a terminal, and with --plain or --json, it is the list.",
    )
    .addOption(kindOption())
    .addHelpText("after", "\nExamples:\n  foodshed cases\n  foodshed cases --kind classified")
    .action(
      action<ListCasesFlags>(async (context, flags) => {
        const { openCases } = await import("./open-cases.ts");
        await openCases(context, flags);
      }),
    );
  const list = cases
    .command("list")
    .summary("list cases, or those whose decision was appealed")
    .description(
      "Lists cases with what makes each urgent. `appeals` are decided cases whose author disagrees.",
    )
    .addOption(new Option("--state <state>", "which").choices([...STATES]).default("open"))
    .addOption(kindOption());
  listingOptions(list, "cases list", { watch: true })
    .addHelpText("after", "\nExamples:\n  foodshed cases list --state appeals\n  foodshed cases list --json")
    .action(
      action<ListCasesFlags>(async (context, flags) => {
        const { listCases } = await import("./list-cases.ts");
        await listCases(context, flags);
      }),
    );
  const signals = cases
    .command("signals")
    .summary("list what was noticed without a report")
    .description(
      "Lists things that nobody has reported and that were noticed by links, repeated texts, speed or known contacts. Nothing is done because of a signal.",
    );
  listingOptions(signals, "cases signals", { watch: true })
    .addHelpText("after", "\nExamples:\n  foodshed cases signals")
    .action(
      action<ListCasesFlags>(async (context, flags) => {
        const { listSignals } = await import("./list-cases.ts");
        await listSignals(context, flags);
      }),
    );
  cases
    .command("show")
    .summary("show a case with its context")
    .description(
      "Shows a case: what was reported and what it says now, who reported it and why, the author's earlier cases, decisions and appeals. " +
        "Of a message it shows the conversation around it, and the server notes that you read it.",
    )
    .argument("<case>", "the case's number")
    .addHelpText("after", "\nExamples:\n  foodshed cases show 12")
    .action(
      action<Record<never, never>, [string]>(async (context, _flags, id) => {
        const { showCase } = await import("./decide-case.ts");
        await showCase(context, id);
      }),
    );
  cases
    .command("decide")
    .summary("decide a case")
    .description(
      "Decides a case, after showing what the author and the reporters are told. The action is carried out at once.",
    )
    .argument("<case>", "the case's number")
    .addOption(new Option("--action <action>", "what is done").choices([...ACTIONS]).makeOptionMandatory())
    .addOption(new Option("--reason <reason>", "why").choices([...REASONS]).makeOptionMandatory())
    .option("--note <text>", "what the author is told besides, in your words", textOf(1, 1000))
    .option("--days <days>", "how long a suspension holds, 1 to 365", wholeNumber(1, 365))
    .option("-y, --yes", "decide without asking")
    .addHelpText(
      "after",
      `
Examples:
  foodshed cases decide 12 --action hide_classified --reason fraud
  foodshed cases decide 13 --action suspend_messaging --reason spam --days 7
  foodshed cases decide 14 --action dismiss --reason nothing_wrong --yes`,
    )
    .action(
      action<DecideFlags, [string]>(async (context, flags, id) => {
        const { decideCase } = await import("./decide-case.ts");
        await decideCase(context, flags, id);
      }),
    );
  cases
    .command("reopen")
    .summary("put a decided case back into the queue")
    .description("Puts a decided case back into the queue. What was done holds until the next decision.")
    .argument("<case>", "the case's number")
    .requiredOption("--reason <text>", "why, for administrators", textOf(1, 1000))
    .addHelpText(
      "after",
      '\nExamples:\n  foodshed cases reopen 12 --reason "A second business was deceived."',
    )
    .action(
      action<{ reason: string }, [string]>(async (context, flags, id) => {
        const { reopenCase } = await import("./decide-case.ts");
        await reopenCase(context, flags, id);
      }),
    );
  cases
    .command("appeal")
    .summary("decide the appeal of a case")
    .description(
      "Decides what the author has appealed: `upheld` leaves the decision, `reversed` undoes what was done. Best done by another administrator than the one who decided.",
    )
    .argument("<case>", "the case's number")
    .addOption(
      new Option("--outcome <outcome>", "what becomes of the decision")
        .choices(["upheld", "reversed"])
        .makeOptionMandatory(),
    )
    .requiredOption("--note <text>", "why; the author reads it", textOf(1, 1000))
    .option("-y, --yes", "decide without asking")
    .addHelpText(
      "after",
      '\nExamples:\n  foodshed cases appeal 12 --outcome reversed --note "The ad is in order."',
    )
    .action(
      action<AppealFlags, [string]>(async (context, flags, id) => {
        const { answerAppeal } = await import("./answer-appeal.ts");
        await answerAppeal(context, flags, id);
      }),
    );
}
