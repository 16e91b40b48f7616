import { createHmac, timingSafeEqual } from "node:crypto";

/** The page that sends a visitor's enquiry. */
export const CONFIRM_PATH = "/enquiry/confirm";
/** The page where the visitor compares the answers. */
export const ANSWERS_PATH = "/enquiry/answers";
/** The page that ends an enquiry, and what mail programs call for one click. */
export const STOP_PATH = "/enquiry/stop";
/** The page on which a business answers. */
export const ANSWER_PATH = "/enquiry/answer";

/** Names a visitor's enquiry: who has it reads the answers. It is good as long as the enquiry is kept. */
export function answersToken(secret: string, enquiry: number): string {
  return `v1.${enquiry}.${sign(secret, `enquiry-answers:${enquiry}`)}`;
}

/** @returns undefined for what this server did not make */
export function readAnswersToken(secret: string, token: string): number | undefined {
  const parts = /^v1\.(\d{1,9})\.([\w-]{43})$/.exec(token);
  if (!parts) return undefined;
  const enquiry = Number(parts[1]);
  return isSigned(secret, `enquiry-answers:${enquiry}`, parts[2] as string) ? enquiry : undefined;
}

/** Names a visitor's enquiry and one business that it went to: who has it answers in the name of the business. */
export function answerToken(secret: string, enquiry: number, account: number): string {
  return `v1.${enquiry}.${account}.${sign(secret, `enquiry-answer:${enquiry}:${account}`)}`;
}

/** @returns undefined for what this server did not make */
export function readAnswerToken(
  secret: string,
  token: string,
): { enquiry: number; account: number } | undefined {
  const parts = /^v1\.(\d{1,9})\.(\d{1,9})\.([\w-]{43})$/.exec(token);
  if (!parts) return undefined;
  const [enquiry, account] = [Number(parts[1]), Number(parts[2])];
  const text = `enquiry-answer:${enquiry}:${account}`;
  return isSigned(secret, text, parts[3] as string) ? { enquiry, account } : undefined;
}

const sign = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("base64url");

const isSigned = (secret: string, text: string, signature: string) =>
  timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, text)));
