import { localized } from "@foodshed/sdk/locale";
import type { FastifyInstance } from "fastify";
import { DomainError } from "../../core/domain-error.ts";
import * as strings from "../generated/strings.ts";

/** Which bodies are read, and how: JSON and plain forms as text here, multipart by its own plugin. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    // Clients may name the type also where there is nothing to send.
    if (body === "") return done(null, undefined);
    parseJson(request, body as string, (error, value) => {
      if (error) done(DomainError.refused(localized(strings.invalidJson)));
      else done(null, value);
    });
  });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => {
      done(null, readForm(body as string));
    },
  );
}

interface Form {
  [name: string]: string | (string | Form)[] | Form;
}

/** The fields of a form. `a[b][c]` names a field of a field; what is named twice becomes a list. */
function readForm(text: string): Form {
  const form: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = pathOf(name);
    const field = path.pop() as string;
    let holder = form;
    for (const part of path) {
      const inner = holder[part];
      // A text that is named as a holder of fields too gives way to them: the contract's check has the last word.
      const next: Form = typeof inner === "object" && !Array.isArray(inner) ? inner : Object.create(null);
      holder[part] = next;
      holder = next;
    }
    const earlier = holder[field];
    holder[field] = earlier === undefined ? value : [earlier, value].flat();
  }
  return plain(form);
}

const DEEPEST = 4;

/** A name without brackets, or with unmatched ones or too many, is a field's name unchanged. */
function pathOf(name: string): string[] {
  const parts = /^([^[\]]+)((?:\[[^[\]]+\])+)$/.exec(name);
  const inner = parts?.[2]?.slice(1, -1).split("][") ?? [];
  return parts?.[1] && inner.length <= DEEPEST ? [parts[1], ...inner] : [name];
}

/** Objects like those that JSON is read into; the names in them may be any. */
function plain(form: Form): Form {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      typeof value === "object" && !Array.isArray(value) ? plain(value) : value,
    ]),
  );
}
