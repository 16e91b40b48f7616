import type { Config } from "../../infra/config/config.ts";
import type { MailMessage } from "../../infra/mail/mail.ts";
import { writeMail } from "../../infra/mail/mail-layout.ts";

/** Tells a business whether it is an organization now. */
export function roleAnswerMail(
  { publicUrl }: Config,
  to: { email: string; first_name: string; business_name: string },
  accepted: boolean,
): MailMessage {
  const content = {
    to: to.email,
    subject: accepted
      ? `${to.business_name} is an organization on Foodshed now`
      : `Your request to be an organization on Foodshed`,
    greeting: to.first_name ? `Hello ${to.first_name},` : "Hello,",
    paragraphs: accepted
      ? [
          `You asked for ${to.business_name} to be an organization. It is one now: businesses can ask to join your network, and you can invite them.`,
        ]
      : [
          `You asked for ${to.business_name} to be an organization. We could not agree to this for now. Your profile and its roles stay as they are.`,
        ],
    action: { label: "Open your profile", url: `${publicUrl}/profile` },
    closing: ["If you did not ask for this, please let us know."],
  };
  return writeMail(content, publicUrl);
}
