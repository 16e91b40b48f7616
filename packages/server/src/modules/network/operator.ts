import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import type { Schema } from "@foodshed/sdk";
import { EMAIL_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { SetupError } from "../../core/setup-error.ts";
import { readJsonFile } from "../../infra/config/json-file.ts";
import { isMissingFile } from "../../infra/config/missing-files.ts";

/** Who runs the network, as every page's foot names them. */
export interface Operator extends Pick<Schema<"Network">, "contact_email" | "social" | "sponsors"> {
  /** The sponsors' logos, by the last part of their address. */
  logos: Map<string, Logo>;
}

export interface Logo {
  /** Its media type. */
  type: string;
  content: Buffer;
}

/** Below this path logos are served. */
export const LOGOS_PATH = "/sponsors/";

/** A logo is on every page: 500 kB is generous. */
const LOGO_LIMIT = 500 * 1024;

const LOGO_TYPES: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
};

const page = z.url({ protocol: /^https?$/, error: "it must be an address like https://fund.example" });

const operatorFile = z.strictObject({
  contact_email: z
    .email({ error: "it must be an address like support@foodshed.example" })
    .max(EMAIL_MAX_LENGTH),
  social: z
    .strictObject({
      facebook: page.optional(),
      instagram: page.optional(),
      linkedin: page.optional(),
      twitter: page.optional(),
    })
    .default({}),
  sponsors: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(120),
        /** A file beside this one. */
        logo: z.string().trim().min(1).optional(),
        href: page.optional(),
      }),
    )
    .default([]),
});

/**
 * Reads who runs the network, and their sponsors' logos from the files that stand beside it.
 * @param name how sentences call the file
 * @throws SetupError when there is no such file or logo, or another thing in it
 */
export function readOperator(path: string, name = "OPERATOR_FILE"): Operator {
  const content = readJsonFile(path, name, operatorFile, "does not say who runs it");
  const { contact_email, social, sponsors } = content;
  const logos = new Map<string, Logo>();
  return {
    contact_email,
    social,
    sponsors: sponsors.map(({ name: sponsor, logo, href = null }) => {
      if (!logo) return { name: sponsor, logo: null, href };
      const file = readLogo(resolve(dirname(path), logo), name);
      const address = addressOf(sponsor, file);
      logos.set(address, file);
      return { name: sponsor, logo: LOGOS_PATH + address, href };
    }),
    logos,
  };
}

function readLogo(path: string, name: string): Logo {
  const type = LOGO_TYPES[extname(path).toLowerCase()];
  if (!type) {
    const known = Object.keys(LOGO_TYPES).join(", ");
    throw new SetupError([`${name} names the logo ${path}, which is none of ${known}.`]);
  }
  let content: Buffer;
  try {
    content = readFileSync(path);
  } catch (cause) {
    const reason = isMissingFile(cause) ? "does not exist" : `cannot be read: ${(cause as Error).message}`;
    throw new SetupError([`${name} names the logo ${path}, which ${reason}.`], { cause });
  }
  if (content.length > LOGO_LIMIT) {
    throw new SetupError([`${name} names the logo ${path}, which has more than 500 kB: make it smaller.`]);
  }
  return { type, content };
}

/** Carries a hash of the content: another logo has another address. */
function addressOf(sponsor: string, { type, content }: Logo): string {
  const words = sponsor
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 12);
  const ending = Object.entries(LOGO_TYPES).find(([, known]) => known === type)?.[0];
  return `${words}-${hash}${ending}`;
}

let sample: Operator | undefined;

/** Made-up sponsors for a demo network, whose every page says that it is one. */
export function sampleOperator(): Operator {
  sample ??= readOperator(
    join(import.meta.dirname, "sample-operator", "operator.json"),
    "The sample operator",
  );
  return sample;
}
