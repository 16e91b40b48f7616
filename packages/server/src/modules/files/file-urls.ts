import { createHmac, timingSafeEqual } from "node:crypto";
import type { components } from "@foodshed/sdk";
import { fromNow, minutes } from "../../core/clock.ts";
import type { Services } from "../services.ts";

type FileDetail = components["schemas"]["FileDetail"];

/** How long the address of a private file is good. */
const ADDRESS_LIFETIME = minutes(5);

/** Pixels; twice what a message shows of it. */
const PREVIEW_WIDTH = 640;

/** A file's row, as much of it as its description needs. */
export interface DescribedFile {
  id: number;
  name: string;
  media_type: string;
  size: number;
  public: boolean;
}

/** A file with an address to load it. Ask for private files only on behalf of an account that may read them. */
export function describeFile(
  services: Pick<Services, "config" | "clock" | "secret">,
  file: DescribedFile,
): FileDetail {
  const src = file.public ? plainAddress(services, file.id) : signedAddress(services, file.id);
  return {
    id: file.id,
    file_data: {
      name: file.name,
      src,
      ...(isPrivatePicture(file) && { preview: `${src}&width=${PREVIEW_WIDTH}` }),
      public: file.public,
      size: file.size,
      content_type: file.media_type,
    },
  };
}

/** Whether it comes in several widths. Public ones do not: anybody could have them made again and again. */
export function isPrivatePicture(file: Pick<DescribedFile, "media_type" | "public">): boolean {
  return !file.public && file.media_type.startsWith("image/");
}

/** Whether the query of a private file's address was made by this server for this file and is still good. */
export function isSignedFor(
  { clock, secret }: Pick<Services, "clock" | "secret">,
  id: number,
  query: { expires?: number; signature?: string },
): boolean {
  if (query.expires === undefined || query.signature === undefined) return false;
  if (query.expires * 1000 < clock.now().getTime()) return false;
  const expected = Buffer.from(sign(secret, id, query.expires));
  const given = Buffer.from(query.signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function plainAddress({ config }: Pick<Services, "config">, id: number): string {
  return `${config.publicUrl}/api/v1/files/content/${id}`;
}

function signedAddress(services: Pick<Services, "config" | "clock" | "secret">, id: number): string {
  const expires = Math.floor(fromNow(services.clock, ADDRESS_LIFETIME).getTime() / 1000);
  return `${plainAddress(services, id)}?expires=${expires}&signature=${sign(services.secret, id, expires)}`;
}

function sign(secret: string, id: number, expires: number): string {
  return createHmac("sha256", secret).update(`file:${id}:${expires}`).digest("base64url");
}
