import { createFoodshedClient } from "@foodshed/sdk";
import {
  businesses,
  buyLocalNetwork,
  classifieds,
  mailbox,
  problem,
  profileHit,
  profileHits,
  smallNetwork,
  typedHandlers,
  weeklyList,
} from "@foodshed/sdk/testing";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { server } from "../../testing/server.ts";
import { HomePage, loadHome } from "./HomePage.tsx";

const hits = businesses.map((business) => profileHit(business));
const [orchard, dairy, , , network, fish] = hits as [
  (typeof hits)[0],
  (typeof hits)[0],
  unknown,
  unknown,
  (typeof hits)[0],
  (typeof hits)[0],
];
const open = classifieds().filter(({ expired }) => !expired);
const data = {
  businesses: 1284,
  featured: [orchard, dairy, fish],
  partners: [dairy, network],
  classifieds: open,
};

describe("the home page", () => {
  it("shows the number of businesses, with thousands separators", () => {
    renderWidget(<HomePage {...data} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/^Connect with 1,284 businesses/);
    expect(screen.getByPlaceholderText("ex: cheese, apples, distributors")).toBeVisible();
  });

  it("leads to searches by type and by category", () => {
    renderWidget(<HomePage {...data} />);
    const links = within(screen.getByRole("navigation", { name: "Categories" })).getAllByRole("link");
    expect(links).toHaveLength(12);
    expect(links[2]).toHaveAttribute("href", "/search?profile_type=BUSINESS+OPPORTUNITIES");
    expect(links.at(-1)).toHaveAttribute("href", "/search?category=Equipment+%26+Machinery+Sales");
  });

  it("leads to the foods that somebody lists, in the hub's order, with how many do", () => {
    const counts = [
      { key: 0, count: 12 },
      { key: 2, count: 1 },
      { key: 4, count: 342 },
      { key: 10, count: 0 },
    ];
    renderWidget(<HomePage {...data} categories={counts} />);
    const foods = within(screen.getByRole("region", { name: "Browse by food" }));
    expect(foods.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Fruit",
      "Dairy and Eggs",
      "Other",
    ]);
    expect(foods.getByRole("link", { name: "Dairy and Eggs" })).toHaveAttribute(
      "href",
      "/search?product_category=2",
    );
    expect(foods.getByText("342 businesses")).toBeVisible();
    expect(foods.getByText("1 business")).toBeVisible();
  });

  it("shows who joined last, and the largest networks with their members", () => {
    renderWidget(<HomePage {...data} newest={hits.slice(0, 2)} networks={[buyLocalNetwork()]} />);
    const newest = within(screen.getByRole("region", { name: "New on Foodshed" }));
    expect(newest.getAllByRole("heading", { level: 3 })).toHaveLength(2);
    const networks = within(screen.getByRole("region", { name: "Buy Local Networks" }));
    expect(networks.getByRole("link", { name: "Bay of Quinte Local Food" })).toBeVisible();
    expect(networks.getByText(`${businesses.length - 1} members`)).toBeVisible();
    expect(networks.getByRole("link", { name: "See all networks" })).toHaveAttribute(
      "href",
      "/search?profile_type=ORG",
    );
  });

  it("shows what is in season at a network's members, and leads to its whole list", async () => {
    server.use(...typedHandlers(smallNetwork));
    const { week } = await loadHome(createFoodshedClient({ baseUrl: location.origin }));
    renderWidget(<HomePage {...data} week={week ?? null} />);
    const section = within(screen.getByRole("region", { name: "In season this week" }));
    expect(section.getAllByRole("listitem").length).toBeGreaterThan(2);
    expect(section.getByRole("link", { name: /^See (all|the whole)/ })).toHaveAttribute(
      "href",
      `/this-week/${weeklyList.network.slug}`,
    );
  });

  it("shows no week where no network has a list", async () => {
    const none = { ...weeklyList, total: 0, products: [] };
    server.use(...typedHandlers({ ...smallNetwork, "GET /weekly_list/": () => none }));
    const loaded = await loadHome(createFoodshedClient({ baseUrl: location.origin }));
    renderWidget(<HomePage {...loaded} />);
    expect(screen.queryByRole("region", { name: "In season this week" })).not.toBeInTheDocument();
  });

  it("tells visitors how it works, and leaves out what is not there", () => {
    const { unmount } = renderWidget(<HomePage {...data} />);
    expect(screen.queryByRole("region", { name: "Browse by food" })).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Buy Local Networks" })).not.toBeInTheDocument();
    const how = within(screen.getByRole("region", { name: "How it works" }));
    expect(how.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/register",
      "/search",
      "/embed",
    ]);
    unmount();
    renderWidget(<HomePage {...data} />, { signedInAs: {}, mocks: smallNetwork });
    expect(screen.queryByRole("region", { name: "How it works" })).not.toBeInTheDocument();
  });

  it("shows one partner that is not featured already", () => {
    renderWidget(<HomePage {...data} />);
    const partners = within(screen.getByRole("region", { name: "Partners" }));
    expect(partners.getAllByRole("article")).toHaveLength(1);
    expect(partners.getByRole("heading", { level: 3 })).toHaveTextContent("Bay of Quinte Local Food");
  });

  it("shows four classifieds, or two when there are fewer than four", () => {
    const ads = [1, 2, 3, 4, 5].map((id) => ({ ...(open[0] as (typeof open)[0]), id }));
    const shown = () =>
      within(screen.getByRole("region", { name: "Latest Classifieds" })).getAllByRole("listitem");
    const { unmount } = renderWidget(<HomePage {...data} classifieds={ads} />);
    expect(shown()).toHaveLength(4);
    unmount();
    renderWidget(<HomePage {...data} classifieds={ads.slice(0, 3)} />);
    expect(shown()).toHaveLength(2);
  });

  it("lets members write about a classified, and says that the message was sent", async () => {
    const { user } = renderWidget(<HomePage {...data} />, {
      signedInAs: { account_id: 7 },
      mocks: { ...smallNetwork, ...mailbox() },
    });
    await user.click(screen.getAllByRole("button", { name: "Message" })[0] as HTMLElement);
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText("Message"), "Hello");
    await user.click(dialog.getByRole("button", { name: "Send" }));
    expect(await screen.findByText("Message sent")).toBeVisible();
  });

  it("asks visitors to register, and lets members post", () => {
    const { unmount } = renderWidget(<HomePage {...data} />);
    expect(screen.getByRole("link", { name: "Register" })).toHaveAttribute("href", "/register");
    unmount();
    renderWidget(<HomePage {...data} />, { signedInAs: {}, mocks: smallNetwork });
    expect(screen.queryByRole("link", { name: "Register" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Post Classified" })).toBeVisible();
  });

  it("leads members to the shipping calculator, and visitors to registering", () => {
    const button = () => screen.getByRole("link", { name: "Calculate shipping" });
    const { unmount } = renderWidget(<HomePage {...data} />);
    expect(button()).toHaveAttribute("href", "/register");
    unmount();
    renderWidget(<HomePage {...data} />, { signedInAs: {}, mocks: smallNetwork });
    expect(button()).toHaveAttribute("href", "/shipping");
  });

  it("ends a description that was cut off with an ellipsis, wherever the cut fell", () => {
    const cut = {
      ...network,
      _source: { ...network._source, description: `${"local food ".repeat(11)}grown  ` },
    };
    renderWidget(<HomePage {...data} partners={[cut]} />);
    expect(screen.getByText(/grown…$/)).toBeVisible();
  });

  it("is rendered without parts that could not be loaded", async () => {
    const asked: string[] = [];
    server.use(
      ...typedHandlers({
        ...smallNetwork,
        "GET /search/featured_profiles/": ({ query }) => {
          asked.push(query.toString());
          return profileHits();
        },
        "POST /search/profiles/": () => problem(503, "Later."),
        "GET /accounts/public_classifieds/": () => problem(503, "Later."),
        "GET /search/new_profiles/": () => problem(503, "Later."),
        "GET /accounts/networks/": () => problem(503, "Later."),
      }),
    );
    const loaded = await loadHome(createFoodshedClient({ baseUrl: location.origin }));
    expect(asked).toEqual(["size=3", "size=4&partner=true"]);
    expect(loaded).toMatchObject({
      businesses: null,
      classifieds: null,
      categories: [],
      newest: [],
      networks: [],
      week: null,
    });
    renderWidget(<HomePage {...loaded} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/^Connect with businesses/);
  });

  it("does not say that there are no classifieds when they could not be read, and reads them again", async () => {
    let down = true;
    const { user } = renderWidget(<HomePage {...data} classifieds={null} />, {
      mocks: {
        "GET /accounts/public_classifieds/": () => (down ? problem(503, "Later.") : open),
      },
    });
    const ads = within(screen.getByRole("region", { name: "Latest Classifieds" }));
    expect(ads.getByText("The classifieds could not be loaded.")).toBeVisible();
    expect(ads.queryByText(/There are currently no classifieds/)).not.toBeInTheDocument();
    await user.click(ads.getByRole("button", { name: "Try again" }));
    expect(ads.getByText("The classifieds could not be loaded.")).toBeVisible();
    down = false;
    await user.click(ads.getByRole("button", { name: "Try again" }));
    expect(await ads.findAllByRole("listitem")).not.toHaveLength(0);
  });

  it("is French throughout, but searches for the same", () => {
    renderWidget(<HomePage {...data} />, { locale: "fr-CA" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(
      /^Entrez en contact avec 1\s284 entreprises qui nourrissent l’Ontario\.$/,
    );
    const links = within(screen.getByRole("navigation", { name: "Catégories" })).getAllByRole("link");
    expect(links.at(-1)).toHaveTextContent("Vente d’équipement et de machinerie");
    expect(links.at(-1)).toHaveAttribute("href", "/search?category=Equipment+%26+Machinery+Sales");
    const ads = within(screen.getByRole("region", { name: "Dernières petites annonces" }));
    expect(ads.getAllByText("Recherché")).not.toHaveLength(0);
    expect(ads.getAllByText(/^Expire le$/)[0]?.textContent).toMatch(/^Expire le \p{L}+ \d+/u);
  });
});
