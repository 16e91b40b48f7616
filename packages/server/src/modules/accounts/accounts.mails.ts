import type { Services } from "../../platform/context.ts";
import type { MailMessage } from "../../platform/mail.ts";
import { writeMail } from "../../platform/mail-layout.ts";

type Config = Services["config"];

interface Recipient {
  email: string;
  first_name: string;
  business_name: string;
}

const hello = ({ first_name }: Recipient) => (first_name ? `Hello ${first_name},` : "Hello,");

const unexpected = "If you did not ask for this, you can ignore this mail: nothing will change.";

export function activationMail({ publicUrl }: Config, to: Recipient, token: string): MailMessage {
  const content = {
    to: to.email,
    subject: "Please confirm your email",
    greeting: hello(to),
    paragraphs: [
      `Thank you for registering ${to.business_name} with Foodshed. One step is left: please confirm that this is your email address.`,
    ],
    action: { label: "Activate your account", url: `${publicUrl}/activate/${token}` },
    closing: ["The link works once, for one hour. After that you can ask for another one.", unexpected],
  };
  return writeMail(content, publicUrl);
}

export function claimMail(
  { publicUrl }: Config,
  to: Recipient,
  tokens: { activation: string; password: string },
  madeBy: string | undefined,
): MailMessage {
  const query = new URLSearchParams({ act_token: tokens.activation, pw_token: tokens.password });
  const content = {
    to: to.email,
    subject: `Claim the profile of ${to.business_name}`,
    greeting: hello(to),
    paragraphs: [
      `${madeBy ?? "The Foodshed team"} has prepared a profile for ${to.business_name} on Foodshed, the network of Ontario's local food businesses.`,
      "It stays hidden until you claim it. Choose a password, and the profile is yours to complete.",
    ],
    action: { label: "Claim your profile", url: `${publicUrl}/claim?${query}` },
    closing: [
      "The link works once, for 30 days.",
      "If this is not your business, you can ignore this mail: the profile stays hidden.",
    ],
  };
  return writeMail(content, publicUrl);
}

export function passwordResetMail({ publicUrl }: Config, to: Recipient, token: string): MailMessage {
  const content = {
    to: to.email,
    subject: "Reset your password",
    greeting: hello(to),
    paragraphs: ["Somebody, hopefully you, asked to set a new password for your Foodshed account."],
    action: { label: "Set a new password", url: `${publicUrl}/forgot/${token}` },
    closing: ["The link works once, for one hour.", unexpected],
  };
  return writeMail(content, publicUrl);
}

/** Goes to the address that was in use before. */
export function accountChangedMail(
  { publicUrl }: Config,
  to: Recipient,
  changed: { email?: string; password: boolean },
): MailMessage {
  const what = [
    changed.email && `its email address is now ${changed.email}`,
    changed.password && "it has a new password",
  ]
    .filter(Boolean)
    .join(" and ");
  const content = {
    to: to.email,
    subject: "Your account was changed",
    greeting: hello(to),
    paragraphs: [
      `Your Foodshed account was changed: ${what}. Everybody else who was logged in to it has been logged out.`,
    ],
    closing: ["If this was not you, please contact us right away."],
  };
  return writeMail(content, publicUrl);
}
