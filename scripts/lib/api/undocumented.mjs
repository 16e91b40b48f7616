import ts from "typescript";

/**
 * The props of exported components, inherited ones of this project included, that say nothing of themselves: editors and the showroom
 * show these comments.
 *
 * @returns {string[]} `SearchBoxProps.text`
 */
export function undocumentedProps({ checker }, exported) {
  return exported
    .filter(({ name }) => name.endsWith("Props"))
    .flatMap(({ name, symbol }) =>
      checker
        .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
        .filter((prop) => prop.declarations?.some(isOurs) && !isDocumented(prop))
        .map((prop) => `${name}.${prop.name}`),
    );
}

const isOurs = (declaration) => !declaration.getSourceFile().fileName.includes("/node_modules/");
const isDocumented = (prop) => prop.declarations.some((one) => ts.getJSDocCommentsAndTags(one).length > 0);
