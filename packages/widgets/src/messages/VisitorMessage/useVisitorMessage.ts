import { isEmail } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import * as fieldStrings from "../../primitives/generated/strings.ts";
import { useTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import * as strings from "../generated/strings.ts";
import { textError } from "../messageText.ts";

export interface VisitorMessageValues {
  name: string;
  email: string;
  content: string;
}

type Field = keyof VisitorMessageValues;

const fields: readonly Field[] = ["name", "email", "content"];
const NAME_MAX_LENGTH = 100;

/** The fields of a visitor's message and its request. */
export function useVisitorMessage(slug: string) {
  const t = useTranslate();
  const [values, setValues] = useState<VisitorMessageValues>({ name: "", email: "", content: "" });
  const [asked, setAsked] = useState(false);
  const [sent, setSent] = useState<VisitorMessageValues>();
  const request = useMutation(
    (client, body: VisitorMessageValues) =>
      client.POST("/conversations/visitor_messages/", { body: { ...body, to: slug } }),
    (_, body) => setSent(body),
  );
  const refused = request.problem?.errors;
  const errorOf: Record<Field, () => string | undefined> = {
    name: () => {
      const length = values.name.trim().length;
      return length > 0 && length <= NAME_MAX_LENGTH ? refused?.name?.[0] : t(strings.required);
    },
    email: () => (isEmail(values.email.trim()) ? refused?.email?.[0] : t(fieldStrings.invalidEmail)),
    content: () => textError(values.content, t) ?? refused?.content?.[0],
  };
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const error = asked || refused ? errorOf[field]() : undefined;
    if (error) errors[field] = error;
  }
  return {
    values,
    errors,
    request,
    sentTo: sent?.email ?? "",
    change: (field: Field, value: string) => {
      setValues({ ...values, [field]: value });
      if (refused) request.reset();
    },
    /** Sends what is right. @returns the first field that is not */
    submit: (): Field | undefined => {
      const body = { name: values.name.trim(), email: values.email.trim(), content: values.content };
      setAsked(true);
      const wrong = fields.find((field) => !refused && errorOf[field]());
      if (wrong) return wrong;
      // The second press of a double click may come after the response to the first.
      const again = sent && fields.every((field) => sent[field] === body[field]);
      if (!again) void request.run(body);
      return undefined;
    },
  };
}
