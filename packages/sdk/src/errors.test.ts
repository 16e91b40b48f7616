import { describe, expect, it } from "vitest";
import {
  formErrors,
  isRetryable,
  loginErrorMessage,
  problemFrom,
  translateError,
  transportProblem,
} from "./errors.ts";
import { frCA } from "./locale/fr-CA.ts";
import { createTranslate } from "./locale/strings.ts";

const problem = (status: number, message: string, errors?: Record<string, string[]>) =>
  problemFrom(new Response(null, { status }), { type: "about:blank", title: "", status, message, errors });

describe("a problem document", () => {
  it("keeps its shape, whatever a proxy or another server responds", () => {
    const refused = new Response(null, { status: 400, statusText: "Bad Request" });
    const errors = { email: ["Taken.", 7, null], name: "Too long.", __proto__: ["x"], size: { at: 1 } };
    expect(problemFrom(refused, { message: "No.", title: 5, type: {}, errors })).toEqual({
      kind: "problem",
      type: "about:blank",
      title: "Bad Request",
      status: 400,
      message: "No.",
      errors: { email: ["Taken."], name: ["Too long."] },
    });
    for (const odd of ["text", ["a"], 7, null]) {
      expect(problemFrom(refused, { message: "No.", errors: odd }).errors).toBeUndefined();
    }
  });
});

describe("a failure without a sentence of its own", () => {
  it.each([
    [413, "What you sent is too large."],
    [429, "Please wait a moment before you try again."],
    [502, "The service is not available right now. Please try again in a moment."],
    [503, "The service is not available right now. Please try again in a moment."],
    [504, "The service is not available right now. Please try again in a moment."],
    [418, "Unknown Error"],
  ])("has the message of its status: %i", (status, message) => {
    expect(problemFrom(new Response(null, { status }), undefined)).toEqual({
      kind: "problem",
      type: "about:blank",
      title: "Error",
      status,
      message,
    });
  });

  it.each([
    ["network", "Network Error", "The server could not be reached. Please try again."],
    ["timeout", "Timeout", "The server took too long to answer. Please try again."],
    ["offline", "Offline", "You are offline. Please try again when you are connected."],
    ["aborted", "Aborted", "This was cancelled."],
  ] as const)("has the message of its kind: %s", (kind, title, message) => {
    expect(transportProblem(kind)).toEqual({ kind, type: "about:blank", title, status: 0, message });
  });

  it("has the type and title of a problem document, and of nothing else", () => {
    const refused = new Response(null, { status: 409, statusText: "Conflict" });
    const named = { type: "/problems/stale", title: "Stale" };
    expect(problemFrom(refused, { ...named, message: "Changed." })).toMatchObject(named);
    expect(problemFrom(refused, named)).toMatchObject({ type: "about:blank", title: "Conflict" });
  });
});

describe("an error for a French reader", () => {
  const french = createTranslate("fr-CA", frCA);

  it("has our own messages in French", () => {
    expect(translateError(transportProblem("offline"), french).message).toBe(
      "Vous êtes hors ligne. Veuillez réessayer une fois la connexion rétablie.",
    );
    expect(translateError(problemFrom(new Response(null, { status: 413 }), undefined), french)).toMatchObject(
      {
        status: 413,
        message: "Ce que vous avez envoyé est trop volumineux.",
      },
    );
  });

  it("keeps what the server says", () => {
    const refused = problem(400, "Ce nom est pris.", { name: ["Ce nom est pris."] });
    expect(translateError(refused, french)).toEqual(refused);
  });

  it("says why a login failed", () => {
    const refused = problem(400, "Bad Request", { username: ["Wrong."] });
    expect(loginErrorMessage(refused, french)).toBe("Veuillez fournir une adresse courriel valide.");
  });
});

describe("an error in a form", () => {
  it("goes to the fields that the form shows, nested ones too", () => {
    const error = problem(400, "Two things are wrong.", {
      "details.email": ["You must provide a valid email address.", "again"],
      city: ["You must provide a city or town."],
    });
    expect(formErrors(error, ["email", "city"])).toEqual({
      fields: { email: "You must provide a valid email address.", city: "You must provide a city or town." },
      form: [],
    });
  });

  it("goes to the form when no field shows it, and is never lost", () => {
    const error = problem(400, "Wrong.", { non_field_errors: ["Not today."], slug: ["Taken."] });
    expect(formErrors(error, ["email"]).form).toEqual(["Not today.", "Taken."]);
    expect(formErrors(problem(500, "Broken."), ["email"]).form).toEqual(["Broken."]);
    expect(formErrors(transportProblem("offline"), ["email"]).form).toEqual([
      "You are offline. Please try again when you are connected.",
    ]);
  });
});

describe("a failed login", () => {
  it.each([
    [
      problem(400, "x", { username: ["wrong"], password: ["wrong"] }),
      "Please provide a valid email address.",
    ],
    [problem(400, "x", { password: ["wrong"] }), "Please enter a password."],
    [problem(401, "x", { non_field_errors: ["Unable to log in.", "second"] }), "Unable to log in."],
    [problem(401, "x"), "Unknown Error"],
    [problem(429, "Please wait."), "Please wait."],
    [transportProblem("network"), "The server could not be reached. Please try again."],
  ])("has a message of one sentence (%#)", (error, sentence) => {
    expect(loginErrorMessage(error)).toBe(sentence);
  });
});

describe("trying again", () => {
  it("makes sense for what passes by itself", () => {
    expect([transportProblem("timeout"), problem(429, ""), problem(503, "")].map(isRetryable)).toEqual([
      true,
      true,
      true,
    ]);
    expect([problem(400, ""), problem(409, ""), problem(500, "")].map(isRetryable)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it.each([
    ["120", 120],
    ["0", 0],
    ["Mon, 01 Jan 2001 00:00:00 GMT", 0],
    ["soon", undefined],
    ["12 apples", undefined],
  ])("waits for as long as the server says: %s", (header, seconds) => {
    const response = new Response(null, { status: 503, headers: { "Retry-After": header } });
    expect(problemFrom(response, {}).retryAfter).toBe(seconds);
  });

  it("waits until a date too", () => {
    const date = new Date(Date.now() + 5_000).toUTCString();
    const { retryAfter } = problemFrom(
      new Response(null, { status: 503, headers: { "Retry-After": date } }),
      "",
    );
    expect(retryAfter).toBeGreaterThanOrEqual(4);
    expect(retryAfter).toBeLessThanOrEqual(5);
  });
});
