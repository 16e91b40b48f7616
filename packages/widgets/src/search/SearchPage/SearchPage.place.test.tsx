import { businesses, classifiedSearch, problem, profileSearch, smallNetwork } from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { NO_PARAMETERS } from "../searchParameters.ts";
import { SearchPage } from "./SearchPage.tsx";

const SENTENCE = 'We know no business in "Atlantis". Try a postal code or another town.';

function network() {
  const profiles = vi.fn(({ body }: { body: { near?: unknown; keywords?: string } }) =>
    body.near ? problem(400, "Wrong.", { near: [SENTENCE] }) : profileSearch([...businesses]),
  );
  const mocks = {
    ...smallNetwork,
    "POST /search/profiles/": profiles,
    "POST /search/classifieds/": ({ body }: { body: { near?: unknown } }) =>
      body.near ? problem(400, "Wrong.", { near: [SENTENCE] }) : classifiedSearch(),
  };
  return { profiles, mocks };
}

it("says of a place that nobody knows that results are from anywhere, and loses nothing of the search", async () => {
  const { profiles, mocks } = network();
  const parameters = { ...NO_PARAMETERS, search_query: "apples", near: "Atlantis", distance: 50 };
  const { user, navigate } = renderWidget(<SearchPage parameters={parameters} />, { mocks });
  expect(await screen.findByText(`${SENTENCE} These results are from anywhere.`)).toBeVisible();
  expect(screen.getByRole("link", { name: "Maple Hill Orchard" })).toBeVisible();
  expect(profiles.mock.lastCall?.[0].body).toMatchObject({ keywords: "apples" });
  expect(profiles.mock.lastCall?.[0].body).not.toHaveProperty("distance");
  expect(screen.getByRole("textbox", { name: "Near postal code or town" })).toHaveValue("Atlantis");
  expect(navigate).not.toHaveBeenCalledWith("/search/apples", expect.anything());

  await user.click(screen.getByRole("button", { name: /Remove Near Atlantis/ }));
  await waitFor(() => expect(screen.queryByText(/from anywhere/)).not.toBeInTheDocument());
});
