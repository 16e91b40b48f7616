import type { Locale } from "@foodshed/sdk/locale";
import { type Mocks, mailbox } from "@foodshed/sdk/testing";
import { screen, within } from "@testing-library/react";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { MessagesPage } from "./MessagesPage.tsx";

/** Renders the messages of a member over a mocked API with a small mailbox. */
export function show(mocks: Mocks = {}, recipient?: number, locale: Locale = "en-CA") {
  return renderWidget(<MessagesPage recipient={recipient} />, {
    signedInAs: {},
    locale,
    mocks: { ...mailbox(), ...mocks },
  });
}

export const chat = (name: string) => screen.findByRole("region", { name: `Conversation with ${name}` });

export const row = (name: RegExp) =>
  within(screen.getByRole("list", { name: "Conversations" })).getByRole("button", { name });
