/** Writes names of hosts as people read them. */
declare module "punycode.js" {
  const punycode: { toUnicode(host: string): string };
  export default punycode;
}
