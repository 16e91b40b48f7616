import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Tabs } from "./Tabs.tsx";

const tabs = [
  { value: "seller", label: "Seller", content: "Maple syrup" },
  { value: "buyer", label: "Buyer", content: "Jars and labels" },
  { value: "processor", label: "Processor", content: "Pressing" },
] as const;
const tab = (name: string) => screen.getByRole("tab", { name });

describe("Tabs", () => {
  it("show the first, and another one when it is pressed", async () => {
    const chosen = vi.fn();
    render(<Tabs label="Roles" tabs={tabs} onValueChange={chosen} />);
    expect(screen.getByRole("tabpanel", { name: "Seller" })).toHaveTextContent("Maple syrup");
    await userEvent.click(tab("Buyer"));
    expect(screen.getByRole("tabpanel", { name: "Buyer" })).toHaveTextContent("Jars and labels");
    expect(chosen).toHaveBeenCalledExactlyOnceWith("buyer");
    await userEvent.click(tab("Buyer"));
    expect(chosen).toHaveBeenCalledOnce();
  });

  it("are one stop of the Tab key; arrows go round, Home and End to the ends", async () => {
    render(<Tabs label="Roles" tabs={tabs} />);
    await userEvent.tab();
    expect(tab("Seller")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(tab("Processor")).toHaveFocus();
    expect(tab("Processor")).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(tab("Buyer")).toHaveFocus();
    await userEvent.keyboard("{End}");
    expect(tab("Processor")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    expect(tab("Seller")).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole("tabpanel")).toHaveFocus();
  });

  it("leave the choice to the page that holds their value", async () => {
    const chosen = vi.fn();
    const { rerender } = render(<Tabs label="Roles" tabs={tabs} value="seller" onValueChange={chosen} />);
    await userEvent.click(tab("Buyer"));
    expect(chosen).toHaveBeenCalledWith("buyer");
    expect(tab("Seller")).toHaveAttribute("aria-selected", "true");
    rerender(<Tabs label="Roles" tabs={tabs} value="buyer" onValueChange={chosen} />);
    expect(tab("Buyer")).toHaveAttribute("aria-selected", "true");
  });

  it("serve one panel that keeps what is in it", async () => {
    render(
      <Tabs label="Kind" tabs={tabs} look="segments">
        <input aria-label="Title" />
      </Tabs>,
    );
    await userEvent.type(screen.getByRole("textbox"), "Pears");
    await userEvent.click(tab("Processor"));
    expect(screen.getByRole("tabpanel", { name: "Processor" })).toContainElement(screen.getByRole("textbox"));
    expect(screen.getByRole("textbox")).toHaveValue("Pears");
  });

  it("can keep all contents in the page's source, for readers without script", () => {
    const html = renderToString(<Tabs label="Roles" tabs={tabs} keepAll />);
    for (const { content } of tabs) expect(html).toContain(content);
    expect(renderToString(<Tabs label="Roles" tabs={tabs} />)).not.toContain("Pressing");
  });
});
