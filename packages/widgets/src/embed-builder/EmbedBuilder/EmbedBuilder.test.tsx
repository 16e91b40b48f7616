import { businesses, profileSearch } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { EmbedBuilder, type EmbedBuilderProps } from "./EmbedBuilder.tsx";

const origin = "https://foodshed.example";
const versions = {
  evergreen: { file: "v1.js" },
  pinned: { version: "1.2.0", file: "foodshed-1.2.0-abcdef0123.js", integrity: "sha384-AbC" },
};
const network = { ...businesses[0], business_name: "Grand River Food Link", slug: "grand-river-food-link" };
const asked = vi.fn();
const mocks = {
  "POST /search/profiles/": ({ body }: { body: { keywords?: string; profiletype_filters?: string } }) => {
    asked(body);
    return profileSearch([network]);
  },
};
const build = (props: Partial<EmbedBuilderProps> = {}) =>
  renderWidget(<EmbedBuilder origin={origin} versions={versions} {...props} />, { mocks });
const code = () => screen.getByLabelText<HTMLTextAreaElement>("Code to copy").value;
const preview = () => screen.getByTitle<HTMLIFrameElement>(/^Preview/);

describe("The embed builder", () => {
  it("gives the code of a widget, limited to a network that is chosen by its name", async () => {
    const { user } = build();
    expect(code()).toContain("<foodshed-classifieds style=");
    await user.type(screen.getByRole("combobox", { name: "Network" }), "grand");
    await user.click(await screen.findByRole("option", { name: "Grand River Food Link" }));
    expect(asked.mock.lastCall?.[0]).toMatchObject({ profiletype_filters: "ORG" });
    expect(code()).toContain('<foodshed-classifieds network="grand-river-food-link" ');
    await waitFor(() => expect(preview().getAttribute("src")).toContain("network=grand-river-food-link"));
  });

  it("shows it on a light, a dark and a narrow page", async () => {
    const { user } = build();
    expect(preview()).toHaveAttribute("src", "/embed/classifieds?page=light");
    await user.click(screen.getByRole("tab", { name: "Dark page" }));
    expect(preview()).toHaveAttribute("src", "/embed/classifieds?page=dark");
    await user.click(screen.getByRole("tab", { name: "Narrow page" }));
    expect(preview()).toHaveAttribute("src", "/embed/classifieds?page=light");
  });

  it("keeps the appearance when another widget is chosen, and resets it on request", async () => {
    const { user } = build();
    await user.type(screen.getByLabelText("Accent"), "#005a9c");
    await user.selectOptions(screen.getByLabelText("Theme"), "dark");
    await user.click(screen.getByRole("radio", { name: "Search box" }));
    expect(code()).toContain('<foodshed-search theme="dark" accent="#005a9c" ');
    await user.click(screen.getByRole("button", { name: "Back to our look" }));
    expect(code()).toContain("<foodshed-search style=");
  });

  it("reports the contrast while colours are picked", async () => {
    const { user } = build({ initial: { theme: "light" } });
    const contrast = within(screen.getByRole("region", { name: "Contrast" }));
    expect(contrast.getByRole("status")).toHaveTextContent("Everything can be read");
    await user.type(screen.getByLabelText("Accent"), "gold");
    expect(contrast.getByRole("status")).toHaveTextContent("1 of these is hard to read. Text needs 4.5:1.");
    expect(
      contrast.getByRole("row", { name: /^Links on the background 1\.3:1 too weak/ }),
    ).toBeInTheDocument();
  });

  it("does not call the contrast sufficient on a page of unknown colour", async () => {
    const { user } = build();
    const contrast = within(screen.getByRole("region", { name: "Contrast" }));
    expect(contrast.getByRole("status")).not.toHaveTextContent("Everything can be read");
    expect(contrast.getByRole("status")).toHaveTextContent(
      "What your own page has behind it is not known here",
    );
    await user.selectOptions(screen.getByLabelText("Theme"), "auto");
    expect(contrast.getByRole("status")).toHaveTextContent("Everything can be read");
    await user.type(screen.getByLabelText("Background"), "transparent");
    expect(contrast.getByRole("status")).not.toHaveTextContent("Everything can be read");
  });

  it("asks for a business where a widget shows one", async () => {
    const { user } = build({ widget: "profile-card" });
    expect(screen.getByText("Choose a business first: “Business”.")).toBeVisible();
    await user.click(screen.getByRole("combobox", { name: "Business" }));
    await user.paste("grand-river-food-link");
    await waitFor(() => expect(code()).toContain('slug="grand-river-food-link"'));
  });

  it("offers the script, a frame and WordPress, and a version that never changes", async () => {
    const { user } = build();
    await user.click(screen.getByRole("checkbox", { name: "Pin this version" }));
    expect(code()).toContain(`src="${origin}/embed/foodshed-1.2.0-abcdef0123.js" integrity="sha384-AbC"`);
    await user.click(screen.getByRole("tab", { name: "WordPress" }));
    expect(code()).toMatch(/^<foodshed-classifieds /);
    expect(screen.getByText(/^Add a Custom HTML block to your page and paste this into it\./)).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "The block itself" }));
    expect(code()).toMatch(/^<!-- wp:html -->\n<foodshed-classifieds /);
    await user.click(screen.getByRole("tab", { name: "iframe" }));
    expect(code()).toContain(`<iframe src="${origin}/embed/classifieds"`);
    expect(screen.queryByRole("checkbox", { name: "Pin this version" })).toBeNull();
  });

  it("is French with the numbers of French", async () => {
    const { user } = renderWidget(<EmbedBuilder origin={origin} initial={{ theme: "light" }} />, {
      mocks,
      locale: "fr-CA",
    });
    await user.type(screen.getByLabelText("Accent"), "gold");
    const contrast = within(screen.getByRole("region", { name: "Contraste" }));
    expect(contrast.getByRole("status")).toHaveTextContent("1 élément est difficile à lire.");
    expect(
      contrast.getByRole("row", { name: "Liens sur l’arrière-plan 1,3:1 trop\u00a0faible" }),
    ).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Champ de recherche" })).toBeVisible();
    expect(screen.getByRole("checkbox", { name: "Boissons alcoolisées" })).toBeInTheDocument();
    const theme = within(screen.getByRole("combobox", { name: "Thème" }));
    expect(theme.getByRole("option", { name: "De la page" })).toBeInTheDocument();
  });

  it("copies, and says so; where it may not, it says how", async () => {
    const { user } = build();
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await user.click(screen.getByRole("button", { name: "Copy code" }));
    expect(write).toHaveBeenCalledWith(code());
    expect(await screen.findByText("Copied.")).toBeVisible();
    write.mockRejectedValue(new Error("not allowed"));
    await user.click(screen.getByRole("button", { name: "Copy code" }));
    expect(await screen.findByText(/press Ctrl\+C/)).toBeVisible();
  });
});
