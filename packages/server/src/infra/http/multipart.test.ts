import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { readMultipart } from "./multipart.ts";

const picture = { type: "file", fieldname: "picture", filename: "large.png", mimetype: "image/png" };
const tooLarge = Object.assign(new Error("request file too large"), {
  code: "FST_REQ_FILE_TOO_LARGE",
  statusCode: 413,
});

/** A form with one picture of one byte too many, which the parser notices while the picture is read, or at the part after it. */
function formCutOff(at: "the file" | "the next part"): FastifyRequest {
  const error = Object.assign(tooLarge, { part: picture });
  const toBuffer = async () => {
    if (at === "the file") throw error;
    return Buffer.alloc(3);
  };
  return {
    async *parts() {
      yield { ...picture, toBuffer } as unknown as MultipartFile;
      throw error;
    },
  } as unknown as FastifyRequest;
}

test.each(["the file", "the next part"] as const)(
  "a picture that is too large is called so at its field when %s fails",
  async (at) => {
    await expect(readMultipart(formCutOff(at), ["picture"])).rejects.toMatchObject({
      status: 413,
      errors: { picture: [expect.anything()] },
    });
  },
);
