import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { renderWidget } from "../testing/renderWidget.tsx";
import { AboutTheFund } from "./AboutTheFund.tsx";
import { AboutUs } from "./AboutUs.tsx";
import { ContactUs } from "./ContactUs.tsx";
import { ErrorPage } from "./ErrorPage/ErrorPage.tsx";
import { KeyFeatures } from "./KeyFeatures.tsx";
import english from "./locales/en-CA.json" with { type: "json" };
import { MeetOurPartners } from "./MeetOurPartners.tsx";
import { PrivacyPolicy } from "./PrivacyPolicy.tsx";
import { TermsOfUse } from "./TermsOfUse.tsx";

// Parts between tags and values; single words may be the same in both languages.
const sentences = Object.values(english)
  .flatMap((message) => message.split(/<[^>]*>|\{[^}]*\}/))
  .map((part) => part.trim())
  .filter((part) => part.includes(" "));

const pages: [title: string, page: ReactElement][] = [
  ["À propos", <AboutUs key="us" />],
  ["À propos du fonds", <AboutTheFund key="fund" />],
  ["Nos partenaires", <MeetOurPartners key="partners" />],
  ["Nous joindre", <ContactUs key="contact" supportEmail="help@foodshed.example" />],
  ["Principales fonctions", <KeyFeatures key="features" />],
  ["Conditions d’utilisation", <TermsOfUse key="terms" />],
  ["Politique de confidentialité", <PrivacyPolicy key="privacy" />],
  ["Cette page est introuvable", <ErrorPage key="error" status={404} />],
];

it.each(pages)("%s is French throughout", (title, page) => {
  const { container } = renderWidget(page, { locale: "fr-CA" });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  expect(sentences.filter((sentence) => container.textContent?.includes(sentence))).toEqual([]);
});

it("a French sentence has the link of the English one", () => {
  renderWidget(<AboutUs />, { locale: "fr-CA" });
  expect(screen.getByRole("link", { name: "inscrivez votre entreprise" })).toHaveAttribute(
    "href",
    "/register",
  );
});
