import { DomainError } from "../../core/domain-error.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { writeMail } from "../../infra/mail/mail-layout.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import { readSendableFiles, readSender } from "./messages.queries.ts";

/** Mails a message to its author only. */
export async function sendTestMessage(
  { db, config, mail }: Services,
  actor: SignedInActor,
  { content, files = [] }: Body<"sendTestMessage">,
): Promise<ResponseBody<"sendTestMessage">> {
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
