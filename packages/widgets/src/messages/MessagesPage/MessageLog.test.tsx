import { message } from "@foodshed/sdk/testing";
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { MessageLog } from "./MessageLog.tsx";

const HEIGHT = 100;

/** A log of the messages with these ids, each of a fixed height: jsdom has no layout. */
function log(first: number, last: number) {
  return (
    <MessageLog
      messages={Array.from({ length: last - first + 1 }, (_, n) => message({ id: first + n }))}
      account={1}
      hasEarlier={first > 1}
      loadingEarlier={false}
      earlierError={undefined}
      onEarlier={() => {}}
    />
  );
}

function show(first: number, last: number) {
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(function (this: Element) {
    return this.querySelectorAll("article").length * HEIGHT;
  });
  return { ...renderWidget(log(first, last)), shown: screen.getByRole("log") };
}

/** A message with a file that has this address. */
function withFile(src: string, content_type = "image/png", preview?: string) {
  const file_data = {
    name: "pears.png",
    src,
    ...(preview && { preview }),
    public: false,
    size: 1818,
    content_type,
  };
  return (
    <MessageLog
      messages={[
        message({ content: "See https://example.org <i>now</i>", files_detail: [{ id: 7, file_data }] }),
      ]}
      account={1}
      hasEarlier={false}
      loadingEarlier={false}
      earlierError={undefined}
      onEarlier={() => {}}
    />
  );
}

describe("A message", () => {
  it("of one's own business has the name of the colleague who wrote it, and the others' has none", () => {
    const [mine, theirs] = [
      { id: 412, slug: "maple-hill-orchard", business_name: "Maple Hill Orchard" },
      { id: 77, slug: "elora-table", business_name: "Elora Table" },
    ];
    const bo = { user_id: 902, name: "Bo Tremblay" };
    const ada = { user_id: 901, name: "Ada Okafor" };
    renderWidget(
      <MessageLog
        messages={[
          message({ id: 1, sender: mine, recipient: theirs, written_by: bo }),
          message({ id: 2, sender: mine, recipient: theirs, written_by: ada }),
          message({ id: 3, sender: mine, recipient: theirs, written_by: null }),
          message({ id: 4, sender: theirs, recipient: mine, written_by: null }),
        ]}
        account={412}
        hasEarlier={false}
        loadingEarlier={false}
        earlierError={undefined}
        onEarlier={() => {}}
      />,
      { signedInAs: {} },
    );
    const authors = screen.getAllByRole("article").map((one) => one.querySelector("b")?.textContent);
    expect(authors).toEqual(["Bo Tremblay", "You", "You", "Elora Table"]);
  });

  it("shows the smaller size of a picture, and the whole one where that cannot be had", () => {
    const whole = "https://foodshed.test/pears?signature=a";
    renderWidget(withFile(whole, "image/png", `${whole}&width=640`));
    const picture = () => screen.getByRole("img", { name: "pears.png" });
    expect(picture()).toHaveAttribute("src", `${whole}&width=640`);
    expect(screen.getByRole("link", { name: "pears.png" })).toHaveAttribute("href", whole);
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute("src", whole);
  });

  it("is text in which addresses can be pressed", () => {
    renderWidget(withFile("/7?1"));
    expect(screen.getByText(/<i>now<\/i>/)).toBeVisible();
    const link = screen.getByRole("link", { name: "https://example.org" });
    expect(link).toHaveAttribute("href", "https://example.org/");
    expect(link).toHaveAttribute("rel", "nofollow noopener noreferrer ugc");
  });

  it("shows its picture, which is not loaded again when a poll brings another address", () => {
    const { rerender } = renderWidget(withFile("/7?1"));
    rerender(withFile("/7?2"));
    const picture = screen.getByRole("img", { name: "pears.png" });
    expect(picture).toHaveAttribute("src", "/7?1");
    expect(picture).toHaveAttribute("loading", "lazy");
    expect(screen.getByRole("link", { name: "pears.png" })).toHaveAttribute("href", "/7?2");
    // The address that it came with has expired meanwhile.
    fireEvent.error(picture);
    expect(picture).toHaveAttribute("src", "/7?2");
    fireEvent.error(picture);
    expect(screen.queryByRole("img", { name: "pears.png" })).toBeNull();
    expect(screen.getByRole("link", { name: "pears.png" })).toBeVisible();
  });

  it("names a file that is no picture", () => {
    renderWidget(withFile("/7?1", "application/pdf"));
    expect(screen.queryByRole("img", { name: "pears.png" })).toBeNull();
    expect(screen.getByRole("link", { name: "pears.png" })).toHaveAttribute("download", "pears.png");
  });
});

describe("The log of a conversation", () => {
  it("has the messages of each day below its title", () => {
    const at = (id: number, created_at: string) => message({ id, created_at, content: `No. ${id}` });
    const now = Date.now();
    const days = (count: number) => new Date(now - count * 86_400_000).toISOString();
    renderWidget(
      <MessageLog
        messages={[
          at(1, "2025-03-04T12:00:00Z"),
          at(2, "2025-03-05T04:30:00Z"),
          at(3, days(1)),
          at(4, days(0)),
        ]}
        account={1}
        hasEarlier={false}
        loadingEarlier={false}
        earlierError={undefined}
        onEarlier={() => {}}
      />,
    );
    const texts = [...screen.getByRole("log").children].map(
      (child) => /No\. \d/.exec(child.textContent ?? "")?.[0] ?? child.textContent,
    );
    expect(texts).toEqual([
      "Tuesday, March 4, 2025",
      "No. 1",
      "No. 2",
      "Yesterday",
      "No. 3",
      "Today",
      "No. 4",
    ]);
  });

  it("begins at its end, and goes there with each new message", () => {
    const { rerender, shown } = show(4, 6);
    expect(shown.scrollTop).toBe(3 * HEIGHT);
    shown.scrollTop = 40;
    rerender(log(4, 7));
    expect(shown.scrollTop).toBe(4 * HEIGHT);
  });

  it("keeps in view what was when earlier messages come above it", () => {
    const { rerender, shown } = show(4, 6);
    shown.scrollTop = 40;
    rerender(log(1, 6));
    expect(shown.scrollTop).toBe(3 * HEIGHT + 40);
  });

  it("stays where it was scrolled to when nothing has come", () => {
    const { rerender, shown } = show(4, 6);
    shown.scrollTop = 40;
    rerender(log(4, 6));
    expect(shown.scrollTop).toBe(40);
  });
});
