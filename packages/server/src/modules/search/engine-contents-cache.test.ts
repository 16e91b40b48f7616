import { describe, expect, it } from "vitest";
import { EngineContentsCache } from "./engine-contents-cache.ts";
import type { SearchEngine } from "./search.engine.ts";

const engineOf = () => ({ contents: {} }) as unknown as SearchEngine & { contents: object };

describe("what is worked out from the documents of an engine", () => {
  it("is worked out once for a text, and once more after a document has changed", async () => {
    const engine = engineOf();
    const cache = new EngineContentsCache<{ of: string }>(10);
    let times = 0;
    const ask = (text: string) =>
      cache.get(engine, text, async () => {
        times++;
        return { of: text };
      });
    const first = await ask("eggs");
    expect(await ask("eggs")).toBe(first);
    expect(await ask("honey")).toEqual({ of: "honey" });
    engine.contents = {};
    expect(await ask("eggs")).not.toBe(first);
    expect(times).toBe(3);
  });

  it("is not remembered where a document changed meanwhile", async () => {
    const engine = engineOf();
    const cache = new EngineContentsCache<{ of: object }>(10);
    const read = async () => {
      const of = engine.contents;
      engine.contents = {};
      return { of };
    };
    const stale = await cache.get(engine, "eggs", read);
    expect(await cache.get(engine, "eggs", async () => ({ of: engine.contents }))).not.toBe(stale);
  });

  it("belongs to one engine", () => {
    const cache = new EngineContentsCache<object>(10);
    const own = cache.getNow(engineOf(), "eggs", () => ({}));
    expect(cache.getNow(engineOf(), "eggs", () => ({}))).not.toBe(own);
  });

  it("goes where more than the most is remembered, the least lately used first", () => {
    const engine = engineOf();
    const cache = new EngineContentsCache<object>(1);
    const own = cache.getNow(engine, "eggs", () => ({}));
    cache.getNow(engine, "honey", () => ({}));
    expect(cache.getNow(engine, "eggs", () => ({}))).not.toBe(own);
  });
});
