import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../testing/renderWidget.tsx";
import { MessageButton } from "./MessageButton.tsx";
import { PostClassified } from "./PostClassified.tsx";

describe("The buttons of embeds that lead to the site", () => {
  it("say in each language what those of the site say to visitors", () => {
    const buttons = (
      <>
        <PostClassified />
        <MessageButton recipient={412} businessName="Maple Hill Orchard" />
      </>
    );
    const said = () => screen.getAllByRole("link").map(({ textContent }) => textContent);
    const { unmount } = renderWidget(buttons);
    expect(said()).toEqual(["Post a Classified", "Log In to Message"]);
    unmount();
    renderWidget(buttons, { locale: "fr-CA" });
    expect(said()).toEqual(["Publier une petite annonce", "Se connecter pour écrire"]);
  });
});
