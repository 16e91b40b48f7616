import { exampleToken } from "@foodshed/sdk/testing";
import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../testing/renderWidget.tsx";
import { useDraftStore } from "./draftStore.tsx";
import { useSession } from "./host.tsx";
import { useQuery } from "./useQuery.ts";

function Private() {
  const { data } = useQuery<{ name: string }>(["getProfileById", {}], async () => ({
    data: { name: "Ada Okafor" },
    response: new Response(),
  }));
  return <p>{data?.name ?? "Nobody"}</p>;
}

function Mine({ read }: { read: () => string }) {
  const { data } = useQuery<string>(["getProfileById", {}], async () => ({
    data: read(),
    response: new Response(),
  }));
  return <p>{data ?? "Nobody"}</p>;
}

function Typed() {
  const drafts = useDraftStore();
  useSession();
  return (
    <>
      <button type="button" onClick={() => drafts.set("412 message", "Half a thought")}>
        Type
      </button>
      <output aria-label="draft">{drafts.get("412 message")}</output>
    </>
  );
}

describe("The query cache", () => {
  it.each(["logout", "elsewhere", "expired", "refused"] as const)(
    "is cleared when the session ends: %s",
    async (reason) => {
      const { session } = renderWidget(<Private />, { signedInAs: {} });
      await screen.findByText("Ada Okafor");
      act(() => session.end(reason));
      expect(await screen.findByText("Nobody")).toBeInTheDocument();
    },
  );

  it.each(["logout", "elsewhere"] as const)(
    "is cleared together with the drafts, which stay when the session only expired: %s",
    (reason) => {
      const { session } = renderWidget(<Typed />, { signedInAs: {} });
      screen.getByRole("button").click();
      act(() => session.end("expired"));
      expect(screen.getByRole("status", { name: "draft" })).toHaveTextContent("Half a thought");
      act(() => void session.start(exampleToken()));
      act(() => session.end(reason));
      expect(screen.getByRole("status", { name: "draft" })).toBeEmptyDOMElement();
    },
  );

  it("is refetched when another account's session replaces it", async () => {
    const names = ["Maple Hill Orchard", "North Fork Dairy"];
    const { session } = renderWidget(<Mine read={() => names.shift() ?? ""} />, {
      signedInAs: { account_id: 412 },
    });
    await screen.findByText("Maple Hill Orchard");
    act(() => void session.start(exampleToken({ account_id: 412, email: "office@maplehill.example" })));
    expect(screen.getByText("Maple Hill Orchard")).toBeInTheDocument();
    act(() => void session.start(exampleToken({ account_id: 413 })));
    expect(await screen.findByText("North Fork Dairy")).toBeInTheDocument();
  });
});
