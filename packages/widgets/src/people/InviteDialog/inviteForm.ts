import { isEmail } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { MemberRole } from "../memberRoles.ts";

/** The addresses of a text, each once; also of a list that was copied from a mail program: `Bo <bo@…>; Ada <ada@…>`. */
export function addressesOf(text: string): string[] {
  const found = text
    .split(/[,;\n]/)
    .flatMap((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part.trim().split(/\s+/))
    .map((part) => part.trim())
    .filter(Boolean);
  const seen = new Set<string>();
  return found.filter((address) => {
    const same = address.toLowerCase();
    return !seen.has(same) && seen.add(same);
  });
}

export const inviteSchema = (t: WidgetTranslate) =>
  z.object({
    addresses: z.string().check((context) => {
      const all = addressesOf(context.value);
      const wrong = all.filter((address) => !isEmail(address));
      if (all.length > 0 && wrong.length === 0) return;
      const message =
        all.length === 0
          ? t(strings.addressesMissing)
          : t(strings.addressesWrong, { count: wrong.length, addresses: wrong.join(", ") });
      context.issues.push({ code: "custom", message, input: context.value });
    }),
    role: z.custom<MemberRole>(),
    current_password: z.string(),
    code: z.string(),
  });

export type InviteValues = z.infer<ReturnType<typeof inviteSchema>>;

export const emptyInvite: InviteValues = { addresses: "", role: "editor", current_password: "", code: "" };
