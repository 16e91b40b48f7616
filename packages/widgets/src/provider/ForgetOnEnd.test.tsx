import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../testing/renderWidget.tsx";
import { useQuery } from "./useQuery.ts";

function Private() {
  const { data } = useQuery<{ name: string }>(["getProfileById", {}], async () => ({
    data: { name: "Ada Okafor" },
    response: new Response(),
  }));
  return <p>{data?.name ?? "Nobody"}</p>;
}

describe("What was read in a session", () => {
  it.each(["logout", "expired", "refused"] as const)("is forgotten when it ends: %s", async (reason) => {
    const { session } = renderWidget(<Private />, { signedInAs: {} });
    await screen.findByText("Ada Okafor");
    act(() => session.end(reason));
    expect(await screen.findByText("Nobody")).toBeInTheDocument();
  });
});
