import { problem, weeklyList } from "@foodshed/sdk/testing";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { WeeklyListPage } from "./WeeklyListPage.tsx";

type Mocks = Parameters<typeof renderWidget>[1] extends infer Options ? Options : never;

const show = (options: Mocks = {}, list = weeklyList) =>
  renderWidget(<WeeklyListPage list={list} />, options);

describe("The page of what a network's members have this week", () => {
  it("lists products by category: when, for how much, who has them, where", () => {
    show();
    expect(
      screen.getByRole("heading", { level: 1, name: "This week from members of Elora Table" }),
    ).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
      "Fruit",
      "Dairy and Eggs",
    ]);
    const [apples] = screen.getAllByRole("listitem") as [HTMLElement];
    expect(apples).toHaveTextContent(
      "Honeycrisp apples40 bushels · smallest order 2 bushels · September to April · delivered on Tuesday and Friday$32.00/bushel",
    );
    expect(within(apples).getByRole("link", { name: "Maple Hill Orchard" })).toHaveAttribute(
      "href",
      expect.stringContaining("/profiles/maple-hill-orchard"),
    );
    expect(screen.getByText("from $24.00/kg")).toBeVisible();
    expect(screen.getByRole("link", { name: "Spreadsheet (CSV)" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/feeds\/networks\/elora-table\/this-week\.csv$/),
    );
  });

  it("is French with the names that the business gives in French", () => {
    show({ locale: "fr-CA" });
    const [apples] = screen.getAllByRole("listitem") as [HTMLElement];
    expect(apples).toHaveTextContent("Pommes Honeycrisp");
    expect(apples).toHaveTextContent("septembre à avril");
    expect(screen.getByText("Cider apples")).toHaveAttribute("lang", "en-CA");
    expect(screen.getByRole("link", { name: "Fil (Atom)" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/fr\/feeds\//),
    );
  });

  it("says that there is nothing", () => {
    show({}, { ...weeklyList, total: 0, products: [] });
    expect(screen.getByText(/^Nobody has said yet/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "Spreadsheet (CSV)" })).toBeNull();
  });

  it("shows more on request, and keeps what is there when that fails", async () => {
    let fails = true;
    const more = {
      ...(weeklyList.products[1] as (typeof weeklyList.products)[1]),
      id: 4,
      name: "Ida Red apples",
    };
    const { user } = show(
      {
        mocks: {
          "GET /weekly_list/": () =>
            fails ? problem(503, "Please try again.") : { ...weeklyList, total: 4, products: [more] },
        },
      },
      { ...weeklyList, total: 4 },
    );
    await user.click(screen.getByRole("button", { name: "Show one more" }));
    expect(await screen.findByText("Please try again.")).toBeVisible();
    expect(screen.getByText("Fresh chèvre")).toBeVisible();
    fails = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Ida Red apples")).toBeVisible();
  });

  it("asks for the list by mail, and keeps the address when that fails", async () => {
    let fails = true;
    const asked: unknown[] = [];
    const { user } = show({
      mocks: {
        "POST /weekly_list/request/": ({ body }: { body: unknown }) => {
          asked.push(body);
          return fails ? problem(503, "Please try again.") : { msg: "success" };
        },
      },
    });
    await user.click(screen.getByRole("button", { name: "Send me the list" }));
    expect(screen.getByRole("textbox", { name: "Email" })).toBeInvalid();
    await user.type(screen.getByRole("textbox", { name: "Email" }), "chef@bistro.example");
    await user.click(screen.getByRole("button", { name: "Send me the list" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Please try again.");
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue("chef@bistro.example");
    fails = false;
    await user.click(screen.getByRole("button", { name: "Send me the list" }));
    expect(await screen.findByText(/^We sent a mail to chef@bistro.example/)).toBeVisible();
    expect(asked).toEqual(Array(2).fill({ network: "elora-table", email: "chef@bistro.example" }));
  });
});
