import { expect, test } from "vitest";
import { DomainError, verbatim } from "../../core/domain-error.ts";
import { storeWithRetry } from "./store-picture.ts";

const stored = { key: "k", width: 8, height: 8, color: "#aa6644", bytes: 300, stored_bytes: 900 };

test("a picture of the demo network waits while the server has no room for pictures", async () => {
  let tries = 0;
  const store = async () => {
    if (++tries < 3) throw new DomainError(503, verbatim("Later."));
    return stored;
  };
  expect(await storeWithRetry({ store }, Buffer.from(""))).toBe(stored);
  expect(tries).toBe(3);
});

test("any other failure ends the filling", async () => {
  const store = () => Promise.reject(new DomainError(400, verbatim("No picture.")));
  await expect(storeWithRetry({ store }, Buffer.from(""))).rejects.toThrow("No picture.");
});
