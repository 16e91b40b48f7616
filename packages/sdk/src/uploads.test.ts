import { afterEach, describe, expect, it, vi } from "vitest";
import { canReportProgress, fetchWithProgress, isMultipart, toFormData } from "./uploads.ts";

const fields = (body: object) => [...toFormData(body)];

describe("a form of a typed object", () => {
  it("leaves out what is null or undefined, also within a list, and keeps what is merely empty", () => {
    expect(fields({ gone: null, never: undefined, title: "", count: 0, public: false })).toEqual([
      ["title", ""],
      ["count", "0"],
      ["public", "false"],
    ]);
    expect(fields({ readers: [7, null, undefined, 9], nobody: [] })).toEqual([
      ["readers", "7"],
      ["readers", "9"],
    ]);
  });

  it("has dates as ISO strings and objects as JSON", () => {
    expect(fields({ until: new Date(Date.UTC(2026, 11, 1)), crop: { left: 1 } })).toEqual([
      ["until", "2026-12-01T00:00:00.000Z"],
      ["crop", '{"left":1}'],
    ]);
  });

  it.each([
    [new File(["x"], "pot.png", { type: "image/png" }), "pot.png"],
    [new File(["x"], "", { type: "image/png" }), "upload.png"],
    [new Blob(["x"], { type: "image/jpeg" }), "upload.jpg"],
    [new Blob(["x"], { type: "image/webp" }), "upload.webp"],
    [new Blob(["x"]), "upload.bin"],
  ])("gives a file a name: %o is %s", (blob, name) => {
    expect(toFormData({ picture: blob }).get("picture")).toMatchObject({ name, size: 1 });
  });
});

it("knows which calls send a form", () => {
  expect(["/accounts/set_photo/", "/files/file", "/accounts/login/", "toString"].map(isMultipart)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe("an upload that reports its progress", () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** What a browser has for this, as far as an upload uses it. */
  class FakeXhr {
    static last: FakeXhr | undefined;
    opened: unknown[] = [];
    headers: Record<string, string> = {};
    responseType = "";
    sent: Blob | undefined;
    status = 0;
    statusText = "";
    response: unknown = null;
    headerText = "";
    upload: { onprogress?: (event: object) => void } = {};
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    onloadend = () => {};
    constructor() {
      FakeXhr.last = this;
    }
    open(...args: unknown[]) {
      this.opened = args;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getAllResponseHeaders() {
      return this.headerText;
    }
    send(body: Blob) {
      this.sent = body;
    }
    abort() {
      this.onabort();
      this.onloadend();
    }
    respond(status: number, statusText: string, headers: string, response: unknown) {
      Object.assign(this, { status, statusText, headerText: headers, response });
      this.onload();
      this.onloadend();
    }
  }

  async function begin(signal?: AbortSignal) {
    vi.stubGlobal("XMLHttpRequest", FakeXhr);
    FakeXhr.last = undefined;
    const progress = vi.fn();
    const request = new Request("https://food.example/files/file", {
      method: "POST",
      body: "apples",
      headers: { "X-Key": "k1" },
      ...(signal && { signal }),
    });
    const uploading = fetchWithProgress(progress)(request);
    uploading.catch(() => {});
    const xhr = await vi.waitUntil(() => FakeXhr.last);
    return { uploading, progress, xhr };
  }

  it("can be had in browsers only", () => {
    expect(canReportProgress()).toBe(false);
    vi.stubGlobal("XMLHttpRequest", FakeXhr);
    expect(canReportProgress()).toBe(true);
  });

  it("sends the request as it is, and resolves to the response of the server", async () => {
    const { uploading, progress, xhr } = await begin();
    expect(xhr.opened).toEqual(["POST", "https://food.example/files/file"]);
    expect(xhr.headers).toMatchObject({ "x-key": "k1" });
    expect(xhr.responseType).toBe("blob");
    expect(await xhr.sent?.text()).toBe("apples");
    xhr.upload.onprogress?.({ loaded: 3, total: 6, lengthComputable: true });
    expect(progress.mock.calls).toEqual([[{ loaded: 3, total: 6 }]]);
    const headers = "content-type: text/plain\r\nx-two:  a: b \r\nnothing\r\n: none\r\n";
    xhr.respond(201, "Created", headers, new Blob(["done"]));
    const response = await uploading;
    expect([response.status, response.statusText, await response.text()]).toEqual([201, "Created", "done"]);
    expect([...response.headers]).toEqual([
      ["content-type", "text/plain"],
      ["x-two", "a: b"],
    ]);
  });

  it.each([204, 205, 304])("takes a response without a body: %i", async (status) => {
    const { uploading, xhr } = await begin();
    xhr.respond(status, "", "", new Blob([]));
    expect(await uploading).toMatchObject({ status, body: null });
  });

  it("fails as a fetch does when the server cannot be reached", async () => {
    const { uploading, xhr } = await begin();
    xhr.onerror();
    await expect(uploading).rejects.toThrow(new TypeError("The upload failed."));
  });

  it("is aborted by its signal before or while it is sent", async () => {
    const stop = new AbortController();
    const under = await begin(stop.signal);
    expect(under.xhr.sent).toBeDefined();
    stop.abort();
    await expect(under.uploading).rejects.toMatchObject({
      name: "AbortError",
      message: "The upload was aborted.",
    });
    vi.stubGlobal("XMLHttpRequest", FakeXhr);
    const early = new AbortController();
    const request = new Request("https://food.example/early", {
      method: "POST",
      body: "x",
      signal: early.signal,
    });
    const uploading = fetchWithProgress(() => {})(request);
    early.abort();
    await expect(uploading).rejects.toMatchObject({ name: "AbortError" });
  });
});
