import type { FoodshedError } from "@foodshed/sdk";
import { describe, expect, it } from "vitest";
import { english, french } from "../../testing/translate.ts";
import { mailingListSchema, subscriptionError, subscriptionState } from "./mailingListForm.ts";

const failure = (message: string, errors?: Record<string, string[]>, status = 400): FoodshedError => ({
  kind: "problem",
  type: "about:blank",
  title: "",
  status,
  message,
  errors,
});

describe("The state of a subscription", () => {
  it("follows its request", () => {
    expect(subscriptionState("idle", undefined)).toBe("idle");
    expect(subscriptionState("pending", undefined)).toBe("loading");
    expect(subscriptionState("success", undefined)).toBe("success");
    expect(subscriptionState("error", failure("The list is closed."))).toBe("error");
  });

  it("tells an address that is on the list already from a failure", () => {
    expect(subscriptionState("error", failure("Already subscribed: this address is on the list."))).toBe(
      "already-subscribed",
    );
  });

  it("knows such an address by the conflict, in whatever language the server says it", () => {
    const known = failure("Déjà inscrite : cette adresse figure sur la liste.", undefined, 409);
    expect(subscriptionState("error", known)).toBe("already-subscribed");
  });
});

describe("A failure to subscribe", () => {
  it("is shown with the message of the response", () => {
    expect(subscriptionError(failure("The list is closed."))).toBe("The list is closed.");
    expect(subscriptionError(failure("No.", { email: ["This address cannot get mail."] }))).toBe(
      "This address cannot get mail.",
    );
  });
});

describe("The address", () => {
  it.each(["", "ada", "ada@farm", "ada @farm.example"])("is not %s", (email) => {
    const { error } = mailingListSchema(english).safeParse({ email });
    expect(error?.issues[0]?.message).toBe("You must provide a valid email address.");
  });

  it("is refused in the reader's language", () => {
    const { error } = mailingListSchema(french).safeParse({ email: "ada" });
    expect(error?.issues[0]?.message).toBe("Vous devez fournir une adresse courriel valide.");
  });

  it("loses the spaces around it", () => {
    expect(mailingListSchema(english).parse({ email: " ada@farm.example " })).toEqual({
      email: "ada@farm.example",
    });
  });
});
