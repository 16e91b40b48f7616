import { afterEach, describe, expect, it } from "vitest";
import { json } from "./json.ts";

const data = {
  keywords: 'a "fine" cheddar',
  from: 0,
  filters: { category: [2, 6] },
  none: null,
  gone: undefined,
};

describe("Data for the API", () => {
  afterEach(() => {
    delete (Array.prototype as { toJSON?: unknown }).toJSON;
    delete (String.prototype as { toJSON?: unknown }).toJSON;
  });

  it.each([data, [], {}, [[1], [undefined]], "text", 7, true, null])("is plain JSON: %j", (value) => {
    expect(json(value)).toBe(JSON.stringify(value));
  });

  it("stays so on pages that add `toJSON` to arrays and strings", () => {
    const plain = JSON.stringify(data);
    Object.assign(Array.prototype, {
      toJSON(this: unknown[]) {
        return `[${this.join(", ")}]`;
      },
    });
    Object.assign(String.prototype, { toJSON: () => "broken" });
    expect(JSON.stringify(data)).not.toBe(plain);
    expect(json(data)).toBe(plain);
  });
});
