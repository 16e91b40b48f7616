import { SaxesParser } from "saxes";

export interface XmlHandlers {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text?(text: string): void;
  /** Whether enough was read. */
  isDone?(): boolean;
}

/** A parser that is fed bytes as they come, and holds none of the document. Throws where it is not well-formed. */
export function xmlParser(handlers: XmlHandlers) {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  const decoder = new TextDecoder();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => handlers.open(name, attributes));
  parser.on("closetag", ({ name }) => handlers.close(name));
  if (handlers.text) {
    const text = handlers.text.bind(handlers);
    parser.on("text", text);
    parser.on("cdata", text);
  }
  return {
    write: (chunk: Uint8Array) => void parser.write(decoder.decode(chunk, { stream: true })),
    end: () => void parser.close(),
  };
}

/** A name without its prefix, which writers choose. */
export const localName = (name: string) => name.slice(name.indexOf(":") + 1);
