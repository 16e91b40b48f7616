import type { MailMessage } from "../../infra/mail/mail.ts";
import { writeMail } from "../../infra/mail/mail-layout.ts";
import type { Services } from "../services.ts";

type Config = Services["config"];

interface Recipient {
  email: string;
  first_name: string;
  business_name: string;
}

const hello = ({ first_name }: Recipient) => (first_name ? `Hello ${first_name},` : "Hello,");

const SET_AND_CONFIRM = "Set a password and confirm your email";

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

/** For an address with an earlier, unconfirmed sign-up by an unknown person. */
export function signedUpAgainMail({ publicUrl }: Config, to: Recipient, token: string): MailMessage {
  const content = {
    to: to.email,
    subject: SET_AND_CONFIRM,
    greeting: hello(to),
    paragraphs: [
      `${to.business_name} was registered with Foodshed.`,
      "This takes the place of an earlier registration with your address.",
      "To be sure that the account is yours, please set a password. This confirms your email address, and no password that was set before will work any more.",
    ],
    action: { label: "Set a password", url: `${publicUrl}/forgot/${token}` },
    closing: ["The link works once, for one hour. After that you can ask for another one.", unexpected],
  };
  return writeMail(content, publicUrl);
}

/** @param confirms whether the address was not confirmed yet: the link confirms it then */
export function passwordResetMail(
  { publicUrl }: Config,
  to: Recipient,
  token: string,
  { confirms }: { confirms: boolean },
): MailMessage {
  const asked = "Somebody, hopefully you, asked to set a new password for your Foodshed account.";
  const content = {
    to: to.email,
    subject: confirms ? SET_AND_CONFIRM : "Reset your password",
    greeting: hello(to),
    paragraphs: confirms
      ? [
          asked,
          "Your email address is not confirmed yet. Setting a new password confirms it, and no password that was set before will work any more.",
        ]
      : [asked],
    action: { label: "Set a new password", url: `${publicUrl}/forgot/${token}` },
    closing: ["The link works once, for one hour.", unexpected],
  };
  return writeMail(content, publicUrl);
}

/** Goes to the requested new login address. */
export function confirmEmailMail({ publicUrl }: Config, to: Recipient, token: string): MailMessage {
  const content = {
    to: to.email,
    subject: "Please confirm your new email",
    greeting: hello(to),
    paragraphs: [
      `The Foodshed account of ${to.business_name} is to be logged in to with this email address. Please confirm that it is yours.`,
    ],
    action: { label: "Confirm this address", url: `${publicUrl}/confirm-email/${token}` },
    closing: [
      "The link works once, until 24 hours after the change was asked for. The old address stays in use until it is opened.",
      unexpected,
    ],
  };
  return writeMail(content, publicUrl);
}

/** Goes to the address that is in use, and says how to keep it. */
export function emailChangeAskedMail(
  { publicUrl }: Config,
  to: Recipient,
  email: string,
  token: string,
): MailMessage {
  const content = {
    to: to.email,
    subject: "Your email address is about to change",
    greeting: hello(to),
    paragraphs: [
      `Somebody, hopefully you, asked to log in to the Foodshed account of ${to.business_name} with ${email} in place of this address. Nothing changes before the link that we mailed there is opened.`,
      "If this was not you, stop it with the link below, and set a new password: whoever asked knows yours.",
    ],
    action: { label: "Keep my address", url: `${publicUrl}/keep-email/${token}` },
    closing: ["The link works for 24 hours. If you asked for the change, there is nothing to do here."],
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
