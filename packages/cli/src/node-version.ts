// Defined by the build from "engines" in package.json.
declare const MINIMUM_NODE: [major: number, minor: number];

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const [minimumMajor, minimumMinor] = MINIMUM_NODE;

if (major < minimumMajor || (major === minimumMajor && minor < minimumMinor)) {
  process.stderr.write(
    `foodshed needs Node ${minimumMajor}.${minimumMinor} or later, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org\n`,
  );
  process.exit(1);
}
