import type { components, operations, paths } from "./generated/api.ts";

/** Where the API's paths begin below a server's address. */
export const API_PATH = "/api/v1";

export type Schemas = components["schemas"];

/** A shape of the contract by its name: `Schema<"Classified">`. */
export type Schema<Name extends keyof Schemas> = Schemas[Name];

/** The one shape of every failure. */
export type Problem = Schema<"Problem">;

export type Method = "get" | "post" | "put" | "delete";

/** The fields of multipart bodies that carry a file. The contract writes them as binary strings; here they are files. */
type FileField = "picture" | "file_data";

type FilesOf<Body> = {
  [Field in keyof Body]: Field extends FileField ? Blob | Exclude<Body[Field], string> : Body[Field];
};

type WithFiles<Operation> = Operation extends {
  requestBody: { content: { "multipart/form-data": infer Body } };
}
  ? Omit<Operation, "requestBody"> & { requestBody: { content: { "multipart/form-data": FilesOf<Body> } } }
  : Operation;

/** The contract's paths as one calls them from code. */
export type Api = { [Path in keyof paths]: { [M in keyof paths[Path]]: WithFiles<paths[Path][M]> } };

export type PathsWith<M extends Method> = {
  [Path in keyof Api]: Api[Path] extends { [K in M]: { responses: unknown } } ? Path : never;
}[keyof Api];

type Multipart<Operation> = Operation extends { requestBody: { content: { "multipart/form-data": unknown } } }
  ? true
  : false;

/** The paths whose body is a form with files. */
export type MultipartPath = {
  [Path in PathsWith<"post">]: Multipart<Api[Path]["post"]> extends true ? Path : never;
}[PathsWith<"post">];

type JsonOf<Response> = Response extends { content: infer Content }
  ? Content extends { "application/json": infer Json }
    ? Json
    : undefined
  : undefined;

type Successes<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 | 202 | 204 ? JsonOf<Responses[Status]> : never;
}[keyof Responses];

/** The body of a successful response of an operation: `OperationResponse<"searchProfiles">`. */
export type OperationResponse<Name extends keyof operations> = Successes<operations[Name]["responses"]>;

/** The body of a successful response of a path: `ResponseOf<"/accounts/login/", "post">`. */
export type ResponseOf<Path extends keyof Api, M extends Method> = Api[Path][M] extends {
  responses: infer Responses;
}
  ? Successes<Responses>
  : never;

type BodyIn<Content> = Content extends { "application/json": infer Json }
  ? Json
  : Content extends { "multipart/form-data": infer Form }
    ? Form
    : Content extends { "application/x-www-form-urlencoded": infer Form }
      ? Form
      : never;

/** The request body of a path: `BodyOf<"/accounts/login/", "post">`. */
export type BodyOf<Path extends keyof Api, M extends Method> = Api[Path][M] extends {
  requestBody?: infer Body;
}
  ? NonNullable<Body> extends { content: infer Content }
    ? BodyIn<Content>
    : never
  : never;
