import type { Readable } from "node:stream";
import type { operations } from "@foodshed/sdk";
import type { Locale, Translate } from "@foodshed/sdk/locale";
import type { Access } from "../core/access.ts";
import type { Actor } from "../core/actor.ts";
import type { UploadedFile } from "../core/uploaded-file.ts";
import type { Services } from "./services.ts";

export type OperationId = keyof operations;

type Operation<Id extends OperationId> = operations[Id];
type Parameters<Id extends OperationId, In extends "query" | "path"> = Operation<Id>["parameters"] extends {
  [K in In]?: infer P;
}
  ? [P] extends [never]
    ? unknown
    : NonNullable<P>
  : unknown;
type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined;
type Success<R> = { [S in keyof R]: S extends 200 | 201 | 202 | 203 | 204 ? Content<R[S]> : never }[keyof R];

/** What an operation's request body holds after validation; files stand in `Call.files`. */
export type Body<Id extends OperationId> =
  Operation<Id> extends { requestBody?: infer B } ? Content<NonNullable<B>> : undefined;
export type Query<Id extends OperationId> = Parameters<Id, "query">;
export type Params<Id extends OperationId> = Parameters<Id, "path">;
export type ResponseBody<Id extends OperationId> =
  Operation<Id> extends { responses: infer R } ? Success<R> : never;

/** One validated and permitted request, as a handler receives it. */
export interface Call<Id extends OperationId> {
  services: Services;
  actor: Actor;
  access: Access;
  query: Query<Id>;
  params: Params<Id>;
  body: Body<Id>;
  /** Files of a multipart body by field name. */
  files: Record<string, UploadedFile>;
  /** The caller's network address. */
  address: string;
  /** The cookies that came along; none of them says who the caller is. */
  cookie: string | undefined;
  /** The language that the request asks for; undefined when it asks for none of ours. */
  locale?: Locale;
  /** Writes what a person reads in the response, in the language asked for or else stored; the response's headers then name it. */
  translate: Translate;
  /** The language of who asks, for a response that differs by it in more than messages: its headers then say so. */
  language(): Locale;
  /** The origin of the page that made the request; undefined where a browser says none. */
  origin?: string;
  /** Whether the caller's browser asks not to be tracked: Do-Not-Track or Global Privacy Control. */
  doNotTrack: boolean;
  /** The program that the caller says it uses; undefined when it says none. */
  userAgent?: string;
  /** Sets a header of the response. */
  header(name: string, value: string): void;
}

// biome-ignore lint/suspicious/noConfusingVoidType: what answers 204 may simply return
type Nothing<T> = undefined extends T ? void : never;

/** Answers with the body that the contract's one success response describes. */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<ResponseBody<Id> | FileResponse | Nothing<ResponseBody<Id>>>;

/** A handler of whichever operation. */
export type AnyHandler = (call: Call<never>) => Promise<unknown>;

/** What a module offers: a handler for each of its operations. */
export type Routes<Ids extends OperationId> = { [Id in Ids]: Handler<Id> };

/** Any subset of the contract, as app.ts collects it. */
export type AnyRoutes = { [Id in OperationId]?: Handler<Id> };

/** A response that is not JSON, such as a picture or an export. */
export class FileResponse {
  readonly mediaType: string;
  readonly body: Buffer | Readable;
  readonly headers: Record<string, string>;

  constructor(mediaType: string, body: Buffer | Readable, headers: Record<string, string> = {}) {
    this.mediaType = mediaType;
    this.body = body;
    this.headers = headers;
  }
}
