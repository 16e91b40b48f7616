import { readFileSync } from "node:fs";
import type { FoodshedClient } from "@foodshed/sdk";
import type { Context } from "../context.ts";
import { dataOf } from "../work/call.ts";
import type { Attachment } from "./campaign.ts";

/** Mails the message to whoever sends it. An attachment is uploaded for themself alone, and taken away again. */
export async function sendTest(
  context: Context,
  client: FoodshedClient,
  content: string,
  attachment: Attachment | null,
): Promise<void> {
  const { signal } = context;
  const file =
    attachment &&
    (await dataOf(
      client.POST("/files/file", {
        body: {
          public: false,
          file_data: new File([new Uint8Array(readFileSync(attachment.path))], attachment.name),
        },
        signal,
      }),
      context,
    ));
  try {
    const { message } = await dataOf(
      client.POST("/conversations/test_message/", {
        body: { content, ...(file && { files: [file.id] }) },
        signal,
      }),
      context,
    );
    context.output.result({ server: context.server, test: true, message, content }, message);
  } finally {
    if (file) await client.DELETE("/files/file/{id}", { params: { path: { id: file.id } } });
  }
}
