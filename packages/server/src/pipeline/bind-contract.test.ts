import { describe, expect, it } from "vitest";
import { modules } from "../bootstrap/modules.ts";
import { cacheable } from "../modules/cacheable.ts";
import type { AnyRoutes } from "../modules/handler.ts";
import { bindingMistakes, methodsAt } from "./bind-contract.ts";
import { readContract } from "./contract/contract.ts";

const operations = readContract();
const routes: AnyRoutes = Object.assign({}, ...modules.map((module) => module.routes));

describe("contract, handlers and access rules", () => {
  it("match one to one", () => {
    expect(bindingMistakes({ operations, routes })).toEqual([]);
  });

  it("do not match when an operation has no handler", () => {
    const { login: _login, ...rest } = routes;
    expect(bindingMistakes({ operations, routes: rest })).toEqual(["login has no handler"]);
  });

  it("do not match when a handler serves no operation", () => {
    const extra = { ...routes, flyToTheMoon: async () => ({}) } as AnyRoutes;
    expect(bindingMistakes({ operations, routes: extra })).toEqual([
      "flyToTheMoon is not an operation of openapi.yaml",
    ]);
  });

  it("do not match when an operation has no access rule, or one of an unknown kind", () => {
    const broken = operations.map((operation) =>
      operation.id === "login"
        ? { ...operation, access: undefined as never }
        : operation.id === "getClassified"
          ? {
              ...operation,
              access: { ...operation.access, owner: { in: "path", name: "id", kind: "ghost" } } as never,
            }
          : operation,
    );
    expect(bindingMistakes({ operations: broken, routes })).toEqual([
      "login has no x-access",
      "getClassified names an owner of the unknown kind ghost",
    ]);
  });

  it("do not match when the responses of a rate limited operation are cached", () => {
    const cached = { ...routes, searchProfiles: cacheable({ respond: async () => ({}) as never }) };
    expect(bindingMistakes({ operations, routes: cached })).toEqual([
      "searchProfiles is rate limited or idempotent, and cannot be cached",
    ]);
  });
});

describe("the methods of an address", () => {
  it("are those of every operation there, parameters included", () => {
    expect(methodsAt(operations, "/api/v1/files/file/7")).toEqual(["GET", "HEAD", "DELETE"]);
    expect(methodsAt(operations, "/api/v1/files/file/7/x")).toEqual([]);
    expect(methodsAt(operations, "/somewhere")).toEqual([]);
  });
});
