import { readFileSync } from "node:fs";
import type { FoodshedClient } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { dataOf } from "../requests/call.ts";
import type { Attachment } from "./campaign.ts";

/** Mails the message to its sender, as the result of the command. */
export async function mailTestMessage(
  context: CommandContext,
  client: FoodshedClient,
  content: string,
  attachment: Attachment | null,
): Promise<void> {
  const message = await sendTestMail(context, client, content, attachment);
  context.output.result({ server: context.server, test: true, message, content }, message);
}

/** Mails the message to its sender. The attachment is uploaded for them alone and deleted afterwards. @returns what the server says of it */
export async function sendTestMail(
  context: CommandContext,
  client: FoodshedClient,
  content: string,
  attachment: Attachment | null,
): Promise<string> {
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
    return message;
  } finally {
    if (file) await client.DELETE("/files/file/{id}", { params: { path: { id: file.id } } });
  }
}
