import type { Mail } from "../infra/mail/mail.ts";

/** A mail that refuses to queue what says in English, in a French mail, what there is in French. */
export function refusingEnglish(mail: Mail): Mail {
  return {
    async queue(connection, message) {
      if (message.headers?.["Content-Language"] === "fr-CA") {
        const { englishIn } = await import("./english.ts");
        const english = [message.subject, message.text, message.html].flatMap(englishIn);
        if (english.length > 0) throw new Error(`A French mail says in English: ${english.join(" | ")}`);
      }
      return mail.queue(connection, message);
    },
  };
}
