import { businesses, type Mocks, problem, smallNetwork, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Chart } from "chart.js";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { categoriesReport, typesReport } from "../testing.ts";
import { ReportsPage } from "./ReportsPage.tsx";

const network = businesses[4];

const answers = (changes: Mocks = {}) => ({
  msw: typedHandlers({
    ...smallNetwork,
    "GET /accounts/reports/organization/business_types/": () => typesReport,
    "GET /accounts/reports/organization/categories_by_business_type/": () => categoriesReport,
    ...changes,
  }),
});
const failing = (status: number, sentence: string) =>
  answers({
    "GET /accounts/reports/organization/business_types/": () => problem(status, sentence),
    "GET /accounts/reports/organization/categories_by_business_type/": () => problem(status, sentence),
  });

const meta = {
  title: "Pages/ReportsPage",
  component: ReportsPage,
  args: { slug: network.slug },
  parameters: {
    layout: "fullscreen",
    signedInAs: { account_id: network.id, is_manager: true },
    ...answers(),
  },
} satisfies Meta<typeof ReportsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each chart has its numbers in its accessible name, and its canvas is drawn. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole("img", {
      name: /^Share of business types: Seller 18 \(48\.6%\)/,
    });
    await waitFor(() => expect(isPainted(chart as HTMLCanvasElement)).toBe(true));
  },
};

/** A title takes two lines where the other takes one, as in French: the charts still begin at one height. */
export const TitleOfTwoLines: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole("img");
    const title = within(canvasElement).getByRole("heading", { name: "Share of business types" });
    title.textContent = "Share of the business types of all members of this network";
    const charts = [...canvasElement.querySelectorAll("figcaption + div")];
    const [first, second] = charts.map((chart) => chart.getBoundingClientRect());
    expect(first?.left).not.toBe(second?.left);
    expect(first?.top).toBe(second?.top);
  },
};

/** Whether the line through a canvas at a third of its height crosses anything. */
function isPainted(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas;
  const line = canvas.getContext("2d")?.getImageData(0, Math.round(height / 3), width, 1).data;
  return line?.some((value, index) => index % 4 === 3 && value > 0) ?? false;
}

/** The chart follows the colour scheme of the page, whatever the system's is. */
export const FollowsThePage: Story = {
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole<HTMLCanvasElement>("img", {
      name: /^Share of business types/,
    });
    const page = document.documentElement;
    const before = page.dataset.theme;
    try {
      for (const scheme of ["dark", "light", "dark"]) {
        page.dataset.theme = scheme;
        await waitFor(() =>
          expect(Chart.getChart(chart)?.options.color).toBe(getComputedStyle(canvasElement).color),
        );
      }
    } finally {
      if (before === undefined) delete page.dataset.theme;
      else page.dataset.theme = before;
    }
  },
};

export const AnotherBusinessType: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText("Select Business Type"), "Processor");
    await expect(
      await canvas.findByRole("img", { name: "Categories of type Processor: Bakery 4 (33.3%)." }),
    ).toBeVisible();
  },
};
export const KeptAsAPicture: Story = {
  play: async ({ canvasElement }) => {
    const kept: string[] = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      kept.push(`${this.download} ${this.href.slice(0, 5)}`);
    };
    const button = await within(canvasElement).findByRole("button", {
      name: "Download PNG: Share of business types",
    });
    await within(canvasElement).findByRole("img", { name: /^Share of business types/ });
    await userEvent.click(button);
    await waitFor(() => expect(kept).toEqual([`${network.slug}-business-types-share.png blob:`]));
    HTMLAnchorElement.prototype.click = click;
  },
};
export const Empty: Story = {
  parameters: answers({
    "GET /accounts/reports/organization/business_types/": () => ({ total: 0, businessTypes: [] }),
    "GET /accounts/reports/organization/categories_by_business_type/": () => ({
      availableBusinessTypes: [],
      categoriesByBusinessType: [],
    }),
  }),
};
export const Loading: Story = {
  parameters: answers({
    "GET /accounts/reports/organization/business_types/": () => new Promise<never>(() => {}),
  }),
};
export const Failed: Story = { parameters: failing(503, "Please try again in a moment.") };
export const NotForYou: Story = {
  parameters: failing(403, "No."),
  play: async () => {
    await expect(await screen.findByText("You do not have permission to access this page.")).toBeVisible();
  },
};
