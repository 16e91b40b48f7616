import { DomainError } from "../../errors.ts";
import type { Answer, Body } from "../../handlers.ts";
import type { Services } from "../../platform/context.ts";
import { writeMail } from "../../platform/mail-layout.ts";
import type { SignedInActor } from "../../platform/signed-in.ts";
import { inTransaction } from "../../platform/transactions.ts";
import { readSendableFiles, readSender } from "./messages.queries.ts";

/** Mails a message to whoever wrote it: nobody else hears of it. */
export async function sendTestMessage(
  { db, config, mail }: Services,
  actor: SignedInActor,
  { content, files = [] }: Body<"sendTestMessage">,
): Promise<Answer<"sendTestMessage">> {
  return inTransaction(db, async (trx) => {
    const attached = files.length > 0 ? await readSendableFiles(trx, actor, files) : [];
    if (attached.length < files.length)
      throw DomainError.invalid({ files: ["This attachment does not exist."] });
    const sender = await readSender(trx, actor.userId);
    await mail.queue(
      trx,
      writeMail(
        {
          to: sender.email,
          subject: `Test of a message from ${sender.business_name}`,
          greeting: sender.first_name ? `Hello ${sender.first_name},` : "Hello,",
          paragraphs: [
            "This is how your message reads. Only you have got it.",
            ...content.split(/\n{2,}/),
            ...attached.map(({ name }) => `With the attachment ${name}.`),
          ],
          closing: ["Nothing was sent to anybody else."],
        },
        config.publicUrl,
      ),
    );
    return { message: `The test is on its way to ${sender.email}.` };
  });
}
