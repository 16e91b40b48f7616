import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Networks that are not the public internet, of IANA's registries of special addresses. */
const closed = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  closed.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  // Protocol assignments, Teredo among them; documentation; 6to4, which carries addresses of the other kind.
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  closed.addSubnet(network, bits, "ipv6");

/** All that is assigned as global unicast: what is mapped, translated, link-local or private lies outside. */
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");

/** Whether a network address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, "ipv4");
  return isIPv6(address) && global.check(address, "ipv6") && !closed.check(address, "ipv6");
}
