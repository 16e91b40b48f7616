import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  url: string;
  /** Message-IDs that it took, in their order. */
  taken: string[];
  /** How many clients have been connected. */
  connections: number;
  /** Milliseconds until it says that it has a mail; `undefined` for never. */
  pause: number | undefined;
  close(): Promise<void>;
}

export async function startMailServer(port: number, pause: number | undefined): Promise<MailServer> {
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 100,
    onConnect(_session, done) {
      mail.connections += 1;
      done();
    },
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk) => {
        text += chunk;
      });
      stream.on("end", async () => {
        if (mail.pause === undefined) return;
        await wait(mail.pause);
        // The demo network has mails of its own.
        const own = /^message-id: (<[\w-]+@queued\.example>)/im.exec(text)?.[1];
        if (own) mail.taken.push(own);
        done();
      });
    },
  });
  smtp.on("error", () => {});
  await new Promise<void>((listening) => smtp.listen(port, "127.0.0.1", listening));
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    taken: [],
    connections: 0,
    pause,
    close: () =>
      new Promise((closed) => {
        smtp.close(() => closed());
      }),
  };
  return mail;
}
