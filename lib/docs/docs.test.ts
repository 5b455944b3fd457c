import { describe, expect, it } from "vitest";
import { OPERATIONS } from "../api/contract/all";
import { fieldsOf } from "./fields";
import { readGuide } from "./guide";
import { GUIDE_SLUGS } from "./guide-list";
import { headingsOf } from "./headings";
import { REFERENCE_TAGS, readReference } from "./reference";
import { clientSample, curlSample } from "./samples";
import { searchIndex } from "./search-index";

describe("the guides", () => {
  it.each(GUIDE_SLUGS)("%s has a title, a lead and sections, and no value is left open", async (slug) => {
    const { title, lead, body } = await readGuide(slug);
    expect(title).not.toBe("");
    expect(lead.length).toBeGreaterThan(20);
    expect(headingsOf(body).length).toBeGreaterThan(1);
    expect(`${lead}${body}`).not.toContain("{{");
  });

  it.each(GUIDE_SLUGS)("%s links to guides, operations and headings that stand", async (slug) => {
    const { body } = await readGuide(slug);
    for (const [, path = ""] of body.matchAll(/\]\((\/docs[^)]*)\)/g))
      expect([path, await leadsOn(path)]).toEqual([path, true]);
  });
});

async function leadsOn(path: string): Promise<boolean> {
  const [, section = "", rest = "", anchor = ""] = /^\/docs\/([\w-]+)\/?([\w-]*)#?([\w-]*)$/.exec(path) ?? [];
  if (section === "errors") return true;
  if (section !== "api") return GUIDE_SLUGS.some((slug) => slug === section);
  return OPERATIONS.some(({ tag, id }) => tag.toLowerCase() === rest && (anchor === "" || id === anchor));
}

describe("the reference", () => {
  it("shows every operation once, with a request to copy", () => {
    const shown = REFERENCE_TAGS.flatMap(readReference);
    expect(shown.map(({ declared }) => declared.id).sort()).toEqual(OPERATIONS.map(({ id }) => id).sort());
    for (const operation of shown) {
      expect(curlSample(operation)).toContain(`http://coding.test/api${operation.declared.path.split("{")[0]}`);
      expect(curlSample(operation)).not.toMatch(/[{]\w+[}]\//);
    }
  });

  it("calls the client's method of an operation, with the ids of its path", () => {
    const [read] = readReference("Jobs").filter(({ declared }) => declared.id === "getJob");
    const [upload] = readReference("Responses").filter(({ declared }) => declared.id === "uploadResponses");
    expect(read && clientSample(read)).toBe("const job = await client.jobs.get(jobId);");
    expect(upload && clientSample(upload)).toMatch(/await client\.responses\.upload\(\{ projectId, questionId \}, \{/);
  });

  it("shows a field's type, bounds, values and nested fields", () => {
    const schemas = { Mood: { type: "string" as const, enum: ["good", "bad"] } };
    const fields = fieldsOf(
      {
        type: "object",
        required: ["answers"],
        properties: {
          answers: {
            type: "array",
            minItems: 1,
            maxItems: 10_000,
            items: { type: "object", properties: { mood: { $ref: "#/components/schemas/Mood" } } },
          },
          note: { anyOf: [{ type: "string", maxLength: 5 }, { type: "null" }], default: null },
        },
      },
      schemas,
    );
    expect(fields).toMatchObject([
      {
        name: "answers",
        type: "array of objects",
        isRequired: true,
        limits: ["1 to 10,000 items"],
        fields: [{ name: "mood", type: "string", values: ['"good"', '"bad"'] }],
      },
      { name: "note", type: "string or null", isRequired: false, preset: "null", fields: [] },
    ]);
  });
});

it("the search index holds guides, operations and errors", async () => {
  const index = await searchIndex();
  for (const words of ["/docs/idempotency", "/docs/api/coding#code", "/docs/errors/validation-error"]) {
    expect(index).toContain(words);
  }
});
