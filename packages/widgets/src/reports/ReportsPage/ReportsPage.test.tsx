import type { Locale } from "@foodshed/sdk/locale";
import { businesses, problem } from "@foodshed/sdk/testing";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { download } from "../reportFiles.ts";
import { categoriesReport, typesReport } from "../testing.ts";
import { ReportsPage } from "./ReportsPage.tsx";

// jsdom has no canvas: the stories test the drawing in a browser.
vi.mock("../ReportChart/ChartCanvas.tsx", () => ({
  ChartCanvas: ({ title }: { title: string }) => <canvas role="img" aria-label={title} />,
}));

// jsdom does not download either: the tests read the file that is offered.
vi.mock("../reportFiles.ts", async (original) => ({
  ...(await original<typeof import("../reportFiles.ts")>()),
  download: vi.fn(),
}));

const network = businesses[4];

function show(mocks: RenderWidgetOptions["mocks"] = {}, locale: Locale = "en-CA") {
  return renderWidget(<ReportsPage slug={network.slug} />, {
    signedInAs: { account_id: network.id, is_manager: true },
    locale,
    mocks: {
      "GET /accounts/reports/organization/business_types/": () => typesReport,
      "GET /accounts/reports/organization/categories_by_business_type/": () => categoriesReport,
      ...mocks,
    },
  });
}

const cells = (caption: string) =>
  within(screen.getByRole("table", { name: caption }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe("The reports of a network", () => {
  beforeEach(() => vi.mocked(download).mockClear());

  it("give every chart's numbers as a table, percentages to one decimal", async () => {
    show();
    expect(await screen.findByRole("heading", { name: "Share of business types" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Members by business type" })).toBeVisible();
    expect(cells("Business types")).toEqual([
      ["Seller", "18", "48.6%"],
      ["Processor", "12", "32.4%"],
      ["Service Provider", "7", "19.0%"],
    ]);
    expect(screen.getByText(/^30 members of/)).toBeVisible();
  });

  it("show the categories of the business type that is chosen", async () => {
    const { user } = show();
    const select = await screen.findByLabelText("Select Business Type");
    expect(cells("Categories of type Seller")[0]).toEqual(["Grower/Producer", "15", "83.3%"]);
    await user.selectOptions(select, "Processor");
    expect(cells("Categories of type Processor")).toEqual([["Bakery", "4", "33.3%"]]);
    await user.selectOptions(select, "Service Provider");
    expect(screen.getByText("No member of this type has named a category.")).toBeVisible();
  });

  it("are downloaded as a table without formulas for spreadsheets", async () => {
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Download CSV: Categories of type Seller" }));
    await vi.waitFor(() => expect(download).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    const [file, name] = vi.mocked(download).mock.lastCall as [Blob, string];
    expect(name).toBe("bay-of-quinte-local-food-categories-seller.csv");
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)).toBe(
      '\uFEFFCategory,Members,Percentage\r\nGrower/Producer,15,83.3\r\n"\'=HYPERLINK()",2,11.1\r\n',
    );
  });

  it("are French on the page and in the files, with the signs of French spreadsheets", async () => {
    const { user } = show({}, "fr-CA");
    const caption = "Catégories du type Vendeur";
    await user.click(await screen.findByRole("button", { name: `Télécharger en CSV\u00a0: ${caption}` }));
    expect(cells(caption)[0]).toEqual(["Producteur", "15", "83,3\u00a0%"]);
    await vi.waitFor(() => expect(download).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    const [file, name] = vi.mocked(download).mock.lastCall as [Blob, string];
    expect(name).toBe("bay-of-quinte-local-food-categories-vendeur.csv");
    expect(await file.text()).toBe(
      'Catégorie;Membres;Pourcentage\r\nProducteur;15;83,3\r\n"\'=HYPERLINK()";2;11,1\r\n',
    );
  });

  it("are for those who may read them", async () => {
    show({
      "GET /accounts/reports/organization/business_types/": () => problem(403, "No."),
      "GET /accounts/reports/organization/categories_by_business_type/": () => problem(403, "No."),
    });
    expect(await screen.findByText("You do not have permission to access this page.")).toBeVisible();
  });

  it("can be asked for again when they could not be read", async () => {
    let there = false;
    const { user } = show({
      "GET /accounts/reports/organization/business_types/": () =>
        there ? typesReport : problem(503, "Not now."),
    });
    expect(await screen.findByText("Not now.")).toBeVisible();
    there = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("table", { name: "Business types" })).toBeVisible();
  });

  it("say so when there are no members yet", async () => {
    show({
      "GET /accounts/reports/organization/business_types/": () => ({ total: 0, businessTypes: [] }),
      "GET /accounts/reports/organization/categories_by_business_type/": () => ({
        availableBusinessTypes: [],
        categoriesByBusinessType: [],
      }),
    });
    expect(
      await screen.findByRole("heading", { name: "There are no members to report on yet" }),
    ).toBeVisible();
  });
});
