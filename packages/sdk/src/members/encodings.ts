/** The upper half of what DOS calls code page 850, which Excel's "CSV (MS-DOS)" writes and `TextDecoder` does not know. */
const CP850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

/** The same of code page 437, that of American DOS. Its accented small letters are where 850 has them. */
const CP437 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

const DOS: Record<string, string> = { cp850: CP850, cp437: CP437 };

/** Encodings of one byte per character that members files come in. The likeliest comes first. */
export const SINGLE_BYTE = ["windows-1252", "macintosh", "cp850", "windows-1250"] as const;
export type SingleByte = (typeof SINGLE_BYTE)[number];

/** How people call them besides the name that --encoding takes. */
export const ENCODING_NAMES: Record<SingleByte, string> = {
  "windows-1252": "Windows-1252",
  macintosh: "Mac Roman",
  cp850: "DOS, code page 850",
  "windows-1250": "Windows-1250, Central European",
};

const ALIASES: Record<string, string> = {
  "mac-roman": "macintosh",
  mac_roman: "macintosh",
  macroman: "macintosh",
  ibm850: "cp850",
  "850": "cp850",
  ibm437: "cp437",
  "437": "cp437",
  dos: "cp850",
  utf8: "utf-8",
};

/** The text of bytes in an encoding that a person or this program names. Bytes that mean nothing in it become U+FFFD. @throws RangeError when there is no such encoding */
export const decodeAs = (bytes: Uint8Array, encoding: string): string =>
  [...decodeInParts(bytes, encoding)].join("");

/** Bytes that are decoded at once: the text of a whole file may take twice the memory of its bytes. */
const PART = 1024 ** 2;

/** The same in parts, for a file that need not be in memory as a text too. @throws RangeError when there is no such encoding */
export function decodeInParts(bytes: Uint8Array, encoding: string): Iterable<string> {
  const start = decoderOf(encoding);
  return {
    *[Symbol.iterator]() {
      const decodePart = start();
      for (let from = 0; from < bytes.length; from += PART)
        yield decodePart(bytes.subarray(from, from + PART), from + PART < bytes.length);
    },
  };
}

function decoderOf(encoding: string): () => (part: Uint8Array, isMoreToCome: boolean) => string {
  const name = ALIASES[encoding.toLowerCase()] ?? encoding;
  const dos = DOS[name.toLowerCase()];
  if (dos) {
    return () => (part) =>
      Array.from(part, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : dos[byte - 0x80])).join("");
  }
  // Made at once, so that an unknown name is refused before anything is read.
  const first = new TextDecoder(name);
  return () => {
    const decoder = new TextDecoder(first.encoding);
    return (part, stream) => decoder.decode(part, { stream });
  };
}

const UPPER_HALF = Uint8Array.from({ length: 128 }, (_, index) => 0x80 + index);

const bytesOf = new Map<SingleByte, Map<string, number>>();

/** The bytes that a text would have in an encoding; undefined when it has a character that the encoding lacks. */
export function encodeAs(text: string, encoding: SingleByte): Uint8Array | undefined {
  let upper = bytesOf.get(encoding);
  if (!upper) {
    upper = new Map([...decodeAs(UPPER_HALF, encoding)].map((char, index) => [char, 0x80 + index]));
    bytesOf.set(encoding, upper);
  }
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) as number;
    const byte = code < 0x80 ? code : upper.get(char);
    if (byte === undefined) return undefined;
    bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}
