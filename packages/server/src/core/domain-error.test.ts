import { expect, test } from "vitest";
import { translators } from "../locale/translators.ts";
import { DomainError, toProblem } from "./domain-error.ts";

test.each([
  [1, "Please wait a moment before you try again.", "Veuillez patienter un instant avant de réessayer."],
  [60, "Please wait a moment before you try again.", "Veuillez patienter un instant avant de réessayer."],
  [
    61,
    "There were too many requests. Please wait 2 minutes before you try again.",
    "Il y a eu trop de demandes. Veuillez attendre 2 minutes avant de réessayer.",
  ],
  [
    3567,
    "There were too many requests. Please wait 60 minutes before you try again.",
    "Il y a eu trop de demandes. Veuillez attendre 60 minutes avant de réessayer.",
  ],
  [
    7201,
    "There were too many requests. Please wait 3 hours before you try again.",
    "Il y a eu trop de demandes. Veuillez attendre 3 heures avant de réessayer.",
  ],
])("who has to wait %i seconds is told how long", (seconds, english, french) => {
  const error = DomainError.tooManyRequests(seconds);
  expect(error.headers["retry-after"]).toBe(String(seconds));
  expect(toProblem(error, translators["en-CA"]).message).toBe(english);
  expect(toProblem(error, translators["fr-CA"]).message).toBe(french);
});
