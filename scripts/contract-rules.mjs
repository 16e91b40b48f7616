// Rules of the contract that Redocly does not know: every operation's x-access is complete, names something that its
// requests really carry, and agrees with its security, rate limit and idempotency.

const METHODS = ["get", "put", "post", "delete", "patch"];

/** What the document itself says may stand in x-access, in its x-access-schema. */
function vocabularyOf(document) {
  const { properties, $defs } = document["x-access-schema"];
  return {
    actors: $defs.actors.required,
    rules: $defs.rule.oneOf.map((rule) => rule.const),
    places: properties.owner.properties.in.enum,
    kinds: properties.owner.properties.kind.enum,
    keys: Object.keys(properties),
  };
}

function reader(document) {
  return function resolve(node) {
    if (!node?.$ref) return node;
    const path = node.$ref.slice(2).split("/");
    return resolve(path.reduce((at, key) => at[key.replaceAll("~1", "/").replaceAll("~0", "~")], document));
  };
}

/** Names of the properties that a body may have, through lists and alternatives. */
function propertiesOf(schema, resolve) {
  const it = resolve(schema) ?? {};
  const alternatives = [
    ...(it.oneOf ?? []),
    ...(it.anyOf ?? []),
    ...(it.allOf ?? []),
    ...(it.items ? [it.items] : []),
  ];
  return [
    ...Object.keys(it.properties ?? {}),
    ...alternatives.flatMap((each) => propertiesOf(each, resolve)),
  ];
}

function* problemsWithActors(actors, vocabulary, at) {
  for (const actor of vocabulary.actors) {
    if (!vocabulary.rules.includes(actors?.[actor]))
      yield `${at}.${actor} is none of ${vocabulary.rules.join(", ")}`;
  }
  for (const actor of Object.keys(actors ?? {})) {
    if (!vocabulary.actors.includes(actor)) yield `${at} has an unknown actor ${actor}`;
  }
}

function* problemsWith(operation, parameters, vocabulary, document, resolve) {
  const access = operation["x-access"];
  if (!access) return yield "x-access is missing";
  for (const key of Object.keys(access)) {
    if (!vocabulary.keys.includes(key)) yield `x-access has an unknown key ${key}`;
  }
  yield* problemsWithActors(access.actors, vocabulary, "x-access.actors");

  const bodies = Object.values(resolve(operation.requestBody)?.content ?? {}).map((media) => media.schema);
  const carries = ({ in: place, name }) =>
    place === "body"
      ? bodies.length > 0 &&
        bodies.every((body) => propertiesOf(body, resolve).includes(name.replace("[].", "")))
      : parameters.some((parameter) => parameter.in === place && parameter.name === name);

  const owner = access.owner ?? {};
  if (!vocabulary.places.includes(owner.in)) yield "x-access.owner.in is unknown";
  if (owner.in !== "none" && !vocabulary.kinds.includes(owner.kind)) yield "x-access.owner.kind is unknown";
  if (["body", "query", "path"].includes(owner.in) && !carries(owner)) {
    yield `x-access.owner names ${owner.in}.${owner.name}, which no request carries`;
  }
  for (const [index, variant] of (access.variants ?? []).entries()) {
    yield* problemsWithActors(variant.actors, vocabulary, `x-access.variants[${index}].actors`);
    if (!carries(variant.when)) yield `x-access.variants[${index}].when names what no request carries`;
  }

  const schemes = operation.security ?? document.security;
  const open = schemes.length === 0 || schemes.some((scheme) => Object.keys(scheme).length === 0);
  if (open !== (access.actors?.visitor !== "deny")) yield "security and x-access disagree about visitors";

  if (operation["x-cache"] && (schemes.length > 0 || !operation.responses["304"]))
    yield "x-cache is for reads without a token, and goes with 304";

  const use = operation["x-rate-limit"];
  const limit = use?.name ?? use;
  if (limit && !document["x-rate-limits"][limit]) yield `x-rate-limit ${limit} is not in x-rate-limits`;
  if (Boolean(limit) !== Boolean(operation.responses["429"]))
    yield "429 is answered exactly where x-rate-limit is set";
  const when = use?.managers?.when;
  if (when && !carries({ in: "body", name: when }))
    yield `x-rate-limit.managers.when names body.${when}, which no request carries`;
  const takesKey = parameters.some((parameter) => parameter.name === "Idempotency-Key");
  if (Boolean(operation["x-idempotent"]) !== takesKey)
    yield "x-idempotent and Idempotency-Key belong together";
}

function accessIsSound() {
  return {
    Root: {
      leave(document, { report, location }) {
        const resolve = reader(document);
        const vocabulary = vocabularyOf(document);
        for (const [path, item] of Object.entries(document.paths)) {
          for (const method of METHODS) {
            const operation = item[method];
            if (!operation) continue;
            const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
            for (const message of problemsWith(operation, parameters, vocabulary, document, resolve)) {
              report({
                message: `${operation.operationId}: ${message}`,
                location: location.child(["paths", path, method]).key(),
              });
            }
          }
        }
      },
    },
  };
}

export default function contractRules() {
  return { id: "contract", rules: { oas3: { "access-is-sound": accessIsSound } } };
}
