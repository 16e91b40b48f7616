import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { compileMo, readPo, writePo } from "./gettext.mjs";
import { messagesOf, packPlugin, pluginFiles } from "./wordpress-plugin.mjs";

const files = pluginFiles();
const text = (path) => files.get(path).toString();

describe("The WordPress plugin", () => {
  it("says all that it says in French too, with the same values and nothing left over", () => {
    const english = messagesOf(files);
    const french = readPo(text("languages/foodshed-fr_CA.po"));
    french.delete("");
    assert.deepEqual([...french.keys()].sort(), [...english.keys()].sort());
    const values = (message) => message.match(/%(\d\$)?s/g) ?? [];
    for (const [message, translation] of french) {
      assert.ok(translation, message);
      assert.deepEqual(values(translation), values(message));
      assert.doesNotMatch(translation, / [:;!?»]|« |'/, "French typography");
    }
  });

  it("has one version, in its header, its code and its readme", () => {
    const versions = [
      /Version:\s+(\S+)/.exec(text("foodshed.php")),
      /VERSION = '([^']+)'/.exec(text("foodshed.php")),
      /Stable tag: (\S+)/.exec(text("readme.txt")),
    ].map((found) => found?.[1]);
    assert.equal(new Set(versions).size, 1, versions.join(", "));
  });

  it("loads each of its parts, which nobody can open by itself to any effect", () => {
    const loaded = /foreach \( array\((.*?)\)/.exec(text("foodshed.php"))[1].match(/[\w-]+/g);
    const parts = [...files.keys()].filter((path) => path.startsWith("includes/"));
    assert.deepEqual(loaded.map((name) => `includes/${name}.php`).sort(), parts.sort());
    for (const path of parts)
      assert.match(text(path), /^<\?php\n\/\*\*[\s\S]*?\nnamespace Foodshed;\n/, path);
  });

  it("is packed into the same bytes each time", () => {
    const first = packPlugin();
    assert.deepEqual(first.bytes, packPlugin().bytes);
    assert.ok(first.files.has("foodshed/languages/foodshed-fr_CA.mo"));
    assert.ok(first.files.has("foodshed/elements.json"));
  });
});

describe("Messages of gettext", () => {
  it("are read as they were written, over several lines too", () => {
    const po =
      'msgid ""\nmsgstr ""\n"Language: fr\\n"\n\n#: a comment\nmsgid "Hello \\"you\\""\nmsgstr "Bon"\n"jour"\n';
    assert.deepEqual(
      [...readPo(po)],
      [
        ["", "Language: fr\n"],
        ['Hello "you"', "Bonjour"],
      ],
    );
    const messages = new Map([["One\ntwo", "Un\ndeux"]]);
    assert.deepEqual([...readPo(writePo(messages))], [...messages]);
  });

  it("are compiled in the order that gettext searches, without those that are not translated", () => {
    const mo = compileMo(
      new Map([
        ["b", "B"],
        ["a", "A"],
        ["c", ""],
      ]),
    );
    assert.equal(mo.readUInt32LE(0), 0x950412de);
    assert.equal(mo.readUInt32LE(8), 2);
    assert.match(mo.toString("latin1"), /a\0b\0A\0B\0$/);
  });
});
