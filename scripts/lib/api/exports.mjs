// What an entry point exports, as lines: one for each function, constant, member of an interface or type. A line that goes
// is a change that breaks somebody.
import { createHash } from "node:crypto";
import ts from "typescript";

const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
/** Long inferred types, such as lists of constants: a person reads the beginning, and a hash of the whole shows every change. */
const LONGEST_TYPE = 600;
/** The compiler names the members of a union in whatever order it met them. */
const LITERALS = /"[^"]*"(?: \| "[^"]*")+/g;
/** Written by tools from the contract and the messages, which have histories of their own. */
const GENERATED = /\/generated\//;

/** The compiler's view of the entry points of a package. */
export function readProgram(folder, files) {
  const config = ts.readConfigFile(`${folder}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, folder);
  const program = ts.createProgram(files, { ...options, noEmit: true, incremental: false });
  return { program, checker: program.getTypeChecker() };
}

/** @returns {Array<{ name: string, symbol: ts.Symbol, declaration: ts.Declaration }>} sorted by name */
export function exportsOf({ program, checker }, file) {
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  return checker
    .getExportsOfModule(module)
    .map((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      return { name: exported.name, symbol, declaration: symbol.declarations?.[0] };
    })
    .filter(({ declaration }) => declaration)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The lines of one export. */
export function linesOf({ checker }, { name, symbol, declaration }) {
  if (GENERATED.test(declaration.getSourceFile().fileName)) return [`${name} (generated)`];
  return symbol.declarations.flatMap((one) => {
    if (ts.isInterfaceDeclaration(one)) return interfaceLines(name, one);
    if (ts.isTypeAliasDeclaration(one)) return [`type ${name}${parameters(one)} = ${short(text(one.type))}`];
    if (ts.isClassDeclaration(one))
      return [`class ${name}${heritage(one)}`, ...memberLines(name, one.members)];
    if (ts.isFunctionDeclaration(one)) return [`${name}${signature(checker, one)}`];
    const type = checker.getTypeOfSymbolAtLocation(symbol, one);
    return [`const ${name}: ${short(oneLine(checker.typeToString(type, one, FORMAT)))}`];
  });
}

function interfaceLines(name, declaration) {
  return [
    `interface ${name}${parameters(declaration)}${heritage(declaration)}`,
    ...memberLines(name, declaration.members),
  ];
}

function memberLines(owner, members) {
  return members
    .filter((member) => !ts.getModifiers?.(member)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword))
    .map((member) => `${owner}.${text(member).replace(/[;,]$/, "")}`);
}

const parameters = ({ typeParameters }) =>
  typeParameters?.length ? `<${typeParameters.map(text).join(", ")}>` : "";
const heritage = ({ heritageClauses }) =>
  (heritageClauses ?? []).map((clause) => ` ${text(clause)}`).join("");

function signature(checker, declaration) {
  const type = checker.getSignatureFromDeclaration(declaration);
  return oneLine(checker.signatureToString(type, declaration, FORMAT));
}

/** A node's source on one line, without its comments. */
function text(node) {
  const source = node.getSourceFile();
  return oneLine(ts.createPrinter({ removeComments: true }).printNode(ts.EmitHint.Unspecified, node, source));
}

const oneLine = (code) => code.replaceAll(/\s+/g, " ").trim().replaceAll(LITERALS, sorted);
const sorted = (union) => union.split(" | ").sort().join(" | ");
const short = (code) =>
  code.length > LONGEST_TYPE ? `${code.slice(0, LONGEST_TYPE)} … ${digest(code)}` : code;
const digest = (code) => createHash("sha256").update(code).digest("hex").slice(0, 12);
