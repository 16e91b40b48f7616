import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import { connectAs } from "../session/connection.ts";
import { isFinished, readCampaign, readCampaigns } from "./campaign-store.ts";
import { deliverCampaign } from "./deliver-campaign.ts";

export interface ResumeFlags {
  again?: boolean;
}

/** Goes on with a campaign: what `messages resume` does. */
export async function resumeCampaign(
  context: CommandContext,
  { again }: ResumeFlags,
  id: string | undefined,
): Promise<void> {
  const campaign = id ? readCampaign(context, id) : readCampaigns(context).find((each) => !isFinished(each));
  if (!campaign || isFinished(campaign)) {
    context.output.result(
      { server: context.server, campaign: campaign?.head.id ?? null, waiting: 0 },
      campaign ? `${campaign.head.id} is finished.` : "No campaign is unfinished.",
    );
    return;
  }
  const { head } = campaign;
  if (head.server !== context.server) {
    throw new CliError(EXIT.usage, `${head.id} goes to ${head.server}.`, `Say: --server ${head.server}`);
  }
  const { client, person } = await connectAs(context);
  if (person.account_id !== head.account_id) {
    throw new CliError(
      EXIT.denied,
      `${head.id} was begun by another account than ${person.email}.`,
      "Log in as whoever began it: its messages are theirs.",
    );
  }
  context.output.note(`Going on with ${head.id}.`);
  await deliverCampaign(context, campaign, { client, ...(again && { again }) });
}
