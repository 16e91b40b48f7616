import { type Mocks, problem, shippingRates, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ShippingCalculator } from "./ShippingCalculator.tsx";

const answering = (answer: NonNullable<Mocks["POST /shipping/shipping_api_proxy/"]>) => ({
  msw: typedHandlers({ "POST /shipping/shipping_api_proxy/": answer }),
});

const meta = {
  title: "Widgets/Shipping/ShippingCalculator",
  id: "shipping-shippingcalculator",
  component: ShippingCalculator,
  parameters: { signedInAs: {}, layout: "fullscreen", ...answering(() => shippingRates()) },
} satisfies Meta<typeof ShippingCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const page = within(canvasElement);
  const to = within(page.getByRole("region", { name: /Ship to/ }));
  const from = within(page.getByRole("region", { name: /Ship from/ }));
  await waitFor(() => expect(from.getByLabelText("City")).not.toHaveValue(""));
  await userEvent.type(page.getByLabelText("Length (cm)"), "30");
  await userEvent.type(page.getByLabelText("Width (cm)"), "20");
  await userEvent.type(page.getByLabelText("Height (cm)"), "20");
  await userEvent.type(page.getByLabelText("Weight (lb)"), "5");
  await userEvent.type(to.getByLabelText("Street address"), "100 Queen St W");
  await userEvent.type(to.getByLabelText("City"), "Toronto");
  await userEvent.type(to.getByLabelText("Postal code"), "M5H 2N2");
  await userEvent.click(page.getByRole("button", { name: "Get Shipping Rates" }));
};

export const Default: Story = {};

export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Get Shipping Rates" }));
    await expect(await page.findByRole("alert")).toHaveFocus();
  },
};

export const Sending: Story = {
  parameters: answering(() => new Promise<never>(() => {})),
  play: async (context) => {
    await ask(context);
    await expect(
      within(context.canvasElement).getByRole("button", { name: "Get Shipping Rates" }),
    ).toHaveAttribute("aria-disabled", "true");
  },
};

export const WithRates: Story = {
  tags: ["picture"],
  parameters: answering(() => shippingRates({ notice: "These rates come from a sample rate card." })),
  play: async (context) => {
    await ask(context);
    const title = await within(context.canvasElement).findByRole("heading", { name: "Shipping Rates (3)" });
    await waitFor(() => expect(title).toHaveFocus());
  },
};

export const NarrowColumn: Story = {
  tags: ["picture"],
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  play: async (context) => {
    await ask(context);
    const page = within(context.canvasElement);
    await page.findByRole("heading", { name: "Shipping Rates (3)" });
    await expect(await page.findByLabelText("Sort by")).toHaveDisplayValue("Quote, lowest first");
    await expect(page.queryByRole("table")).toBeNull();
    await expect(page.getByText("Please Contact")).toBeInTheDocument();
  },
};

export const Sorted: Story = {
  play: async (context) => {
    await ask(context);
    const page = within(context.canvasElement);
    await page.findByRole("heading", { name: "Shipping Rates (3)" });
    // A phone shows the sort orders in a select.
    const list = page.queryByLabelText("Sort by");
    if (list) await userEvent.selectOptions(list, "Delivery days, fewest first");
    else await userEvent.click(page.getByRole("button", { name: "Delivery Days" }));
    const carriers = page.getAllByRole("link", { name: /^Visit / }).map((link) => link.textContent);
    await expect(carriers[0]).toContain("Purolator");
    await expect(page.getByText("Please Contact")).toBeInTheDocument();
  },
};

/** A form without an account's address starts empty. */
export const NothingToPrefill: Story = { parameters: { signedInAs: undefined } };

export const Empty: Story = {
  parameters: answering(() => shippingRates({ rates: [] })),
  play: async (context) => {
    await ask(context);
    await expect(await within(context.canvasElement).findByText("No rates available.")).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ["picture"],
  parameters: answering(() => problem(503, "The carriers did not answer. Please try again.")),
  play: async (context) => {
    await ask(context);
    await expect(
      await within(context.canvasElement).findByRole("button", { name: "Try again" }),
    ).toBeVisible();
  },
};
