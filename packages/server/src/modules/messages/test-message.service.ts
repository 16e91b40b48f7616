import { localized, type Translate } from "@foodshed/sdk/locale";
import { DomainError } from "../../core/domain-error.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { greetingOf, pageUrl, writeMail } from "../../infra/mail/mail-layout.ts";
import { translators } from "../../locale/translators.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { readSendableFiles, readSender } from "./messages.queries.ts";

/** Mails a message to its author only. */
export async function sendTestMessage(
  { db, config, mail }: Services,
  actor: SignedInActor,
  { content, files = [] }: Body<"sendTestMessage">,
  translate: Translate,
): Promise<ResponseBody<"sendTestMessage">> {
  return inTransaction(db, async (trx) => {
    const attached = files.length > 0 ? await readSendableFiles(trx, actor, files) : [];
    if (attached.length < files.length)
      throw DomainError.invalid({ files: [localized(strings.noSuchAttachment)] });
    const sender = await readSender(trx, actor);
    const t = translators[actor.language];
    await mail.queue(
      trx,
      writeMail(
        {
          to: sender.email,
          subject: t(strings.mailTestSubject, { business: sender.business_name }),
          greeting: greetingOf(sender.first_name, t),
          paragraphs: [
            t(strings.mailTestIntro),
            ...content.split(/\n{2,}/),
            ...attached.map(({ name }) => t(strings.mailTestAttachment, { name })),
          ],
          action: { label: t(strings.mailTestAction), url: pageUrl(config.publicUrl, "/messages", t) },
          closing: [t(strings.mailTestNothingSent)],
        },
        config.publicUrl,
        t,
      ),
    );
    return { message: translate(strings.testOnItsWay, { email: sender.email }) };
  });
}
