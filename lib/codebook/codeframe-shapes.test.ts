import { describe, expect, it } from "vitest";
import writeWorkbook from "write-excel-file/node";
import type { SavVariable } from "@/lib/tables/write-sav/sav-file";
import { writeDictionary } from "@/lib/tables/write-sav/write-dictionary";
import { readCodebookFile } from "./read-codebook-file";

type Request = Parameters<typeof readCodebookFile>[2];
const read = (name: string, content: string | Uint8Array, request?: Request) =>
  readCodebookFile(name, Buffer.from(content), request);

/** Categories and codes as lines: `Stay > Service: 1 Friendly staff, 2 Slow service`. */
async function lines(name: string, content: string | Uint8Array, request?: Request) {
  const { codebook, problems } = await read(name, content, request);
  expect(problems).toEqual([]);
  return codebook.map(({ name: net, parent, codes }) => {
    const members = codes.map(({ codeNumber, name: code }) => [codeNumber, code].join(" ").trim()).join(", ");
    return `${parent ? `${parent} > ` : ""}${net}: ${members}`.trim();
  });
}

const SERVICE = ["Service: 1 Friendly staff, 2 Slow service", "Other: 97 Other (specify)"];
const FLAT = ["Codes: 1 Friendly staff, 2 Slow service, 98 Nothing, 997 Don't know"];
const NETS = ["Service: 1 Friendly staff, 2 Slow service", "Room: 11 Cold room, 12 Clean"];
const REST = [...NETS, "Codes: 98 Nothing"];

describe("a codeframe is read with its numbers and nets", () => {
  it.each([
    // Numbers and labels in columns of any order.
    [
      "code, label",
      SERVICE,
      "category,code,label\nService,1,Friendly staff\nService,2,Slow service\nOther,97,Other (specify)",
    ],
    [
      "label first",
      SERVICE,
      "label;net;code\nFriendly staff;Service;1\nSlow service;Service;2\nOther (specify);Other;97",
    ],
    [
      "a number's own word",
      SERVICE,
      "Nr.;Oberkategorie;Bezeichnung\n01;Service;Friendly staff\n02;Service;Slow service\n97;Other;Other (specify)",
    ],
    [
      "unknown words",
      SERVICE,
      "Kode\tTeema\tNimi\n1\tService\tFriendly staff\n2\tService\tSlow service\n97\tOther\tOther (specify)",
    ],
    [
      "as our exports",
      SERVICE,
      "category,code,code_number\nService,Friendly staff,1\nService,Slow service,2\nOther,Other (specify),97",
    ],
    ["names of numbers", ["Years: 1 1990s, 2 2000"], "category,code,code_number\nYears,1990s,1\nYears,2000,2"],
    [
      "numbers as pandas writes them",
      SERVICE,
      "category,code,label\nService,1.0,Friendly staff\nService,2.0,Slow service\nOther,97.0,Other (specify)",
    ],
    // Without categories, without a header, with titles.
    ["a plain list", ["Codes: Price, Quality, Values, Service"], "Price\nQuality\nValues\nService\n"],
    ["without categories", FLAT, "code,label\n1,Friendly staff\n2,Slow service\n98,Nothing\n997,Don't know"],
    ["without a header", FLAT, "1;Friendly staff\n2;Slow service\n98;Nothing\n997;Don't know"],
    ["without a header, label first", FLAT, "Friendly staff\t1\nSlow service\t2\nNothing\t98\nDon't know\t997"],
    [
      "below titles",
      FLAT,
      "Codeframe Q5\nStatus: final\n\nCode,Label,Count\n1,Friendly staff,12\n2,Slow service,9\n98,Nothing,3\n997,Don't know,1",
    ],
    ["in one column", FLAT, "1 Friendly staff\n2 Slow service\n98 Nothing\n997 Don't know"],
    ["with equals signs", FLAT, "1 = Friendly staff\n2 = Slow service\n98 = Nothing\n997 = Don't know"],
    ["with full stops", FLAT, "Code\n1. Friendly staff\n2. Slow service\n98. Nothing\n997. Don't know"],
    ["labels alone", ["Codes: Friendly staff, Slow service"], "Label\nFriendly staff\nSlow service"],
    // Nets in columns.
    [
      "nets that stand once",
      NETS,
      "Net,Code,Label\nService,1,Friendly staff\n,2,Slow service\nRoom,11,Cold room\n,12,Clean",
    ],
    [
      "nets in rows of their own",
      NETS,
      "Net,Code,Label\nService,,\n,1,Friendly staff\n,2,Slow service\nRoom,,\n,11,Cold room\n,12,Clean",
    ],
    [
      "codes without a net",
      REST,
      "Net,Code,Label\nService,1,Friendly staff\nService,2,Slow service\nRoom,11,Cold room\nRoom,12,Clean\n,98,Nothing",
    ],
    [
      "nets of two levels",
      ["Stay:", "Stay > Service: 1 Friendly staff, 2 Slow service", "Stay > Room: 11 Cold room", "Price: 21 Dear"],
      "Net 1,Net 2,Code,Label\nStay,Service,1,Friendly staff\nStay,Service,2,Slow service\nStay,Room,11,Cold room\nPrice,,21,Dear",
    ],
    // Nets by indentation or by rows.
    [
      "spaces",
      REST,
      "Code;Label\n;Service\n1;  Friendly staff\n2;  Slow service\n;Room\n11;  Cold room\n12;  Clean\n98;Nothing",
    ],
    [
      "tabs, without numbers",
      ["Service: Friendly staff, Slow service", "Room: Cold room"],
      "Service\n\tFriendly staff\n\tSlow service\nRoom\n\tCold room",
    ],
    [
      "two levels of spaces",
      ["Stay: 5 Lovely stay", "Stay > Service: 1 Friendly staff", "Price: 21 Dear"],
      "code,label\n,Stay\n,  Service\n1,    Friendly staff\n5,  Lovely stay\n,Price\n21,  Dear",
    ],
    [
      "four levels of spaces",
      ["Stay:", "Stay > Service:", "Service > Staff:", "Staff > Desk: 1 Friendly staff", "Stay > Room: 2 Cold"],
      "code,label\n,Stay\n,  Service\n,    Staff\n,      Desk\n1,        Friendly staff\n,  Room\n2,    Cold",
    ],
    [
      "four levels of columns",
      ["Stay:", "Stay > Service:", "Service > Staff:", "Staff > Desk: 1 Friendly staff", "Service > Price: 2 Dear"],
      "Net 1,Net 2,Net 3,Net 4,Code,Label\nStay,Service,Staff,Desk,1,Friendly staff\nStay,Service,Price,,2,Dear",
    ],
    [
      "deeper than six levels",
      ["A:", "A > B:", "B > C:", "C > D:", "D > E:", "E > F / G: 1 Last"],
      "Net 1,Net 2,Net 3,Net 4,Net 5,Net 6,Net 7,Code,Label\nA,B,C,D,E,F,G,1,Last",
    ],
    [
      "nets of nets as our exports",
      ["Stay:", "Stay > Service: 1 Friendly staff"],
      "category,parent_category,code,code_number\nStay,,,\nService,Stay,Friendly staff,1",
    ],
    [
      "rows without a number",
      REST,
      "Code,Label\n,Service\n1,Friendly staff\n2,Slow service\n,Room\n11,Cold room\n12,Clean\n,\n98,Nothing",
    ],
    [
      "rows that say NET",
      NETS,
      "Code,Label\n100,NET: Service\n1,Friendly staff\n2,Slow service\n200,Room (NET)\n11,Cold room\n12,Clean",
    ],
    ["an outline", REST, "Service\n  1 Friendly staff\n  2 Slow service\nRoom\n  11 Cold room\n  12 Clean\n98 Nothing"],
    ["a space behind some commas", FLAT, "code,label\n1, Friendly staff\n2,Slow service\n98, Nothing\n997,Don't know"],
    [
      "nets among the numbers",
      NETS,
      "Code;Label\nService;\n1;Friendly staff\n2;Slow service\nRoom;\n11;Cold room\n12;Clean",
    ],
    ["a marked code in a net's column", ["Stay: 1 Room (NET), 2 Bar"], "net,code,label\nStay,1,Room (NET)\nStay,2,Bar"],
    [
      "other columns",
      FLAT,
      "No;Code;Label;Count\n1;1;Friendly staff;3\n2;2;Slow service;3\n3;98;Nothing;2\n4;997;Don't know;2",
    ],
    [
      "nets and subnets",
      ["Stay:", "Stay > Service: 1 Friendly staff", "Stay > Room: 11 Cold room", "Price: 21 Dear"],
      "Code,Label\n,NET Stay\n,SUBNET Service\n1,Friendly staff\n,SUBNET Room\n11,Cold room\n,NET Price\n21,Dear",
    ],
  ])("%s", async (_, expected, file) => {
    expect(await lines("frame.csv", file)).toEqual(expected);
  });

  it("from a workbook with indented cells below a title", async () => {
    const data = [
      [{ value: "Codeframe" }],
      [{ value: "Code" }, { value: "Text" }, { value: "Sentiment" }, { value: "Description" }],
      [null, { value: "Service" }],
      [{ value: 1 }, { value: "Friendly staff", indent: 1 }, { value: "+" }, { value: "Kind people" }],
      [{ value: 2 }, { value: "Slow service", indent: 1 }, { value: "neg" }],
      [null, { value: "Room" }],
      [{ value: 11 }, { value: "Cold room", indent: 1 }, { value: "Negativ" }],
      [{ value: 12 }, { value: "Clean", indent: 1 }, { value: "positive" }],
      [{ value: 98 }, { value: "Nothing" }],
    ];
    const file = await writeWorkbook([{ sheet: "Q5", data }]).toBuffer();
    expect(await lines("frame.xlsx", file)).toEqual(REST);
    const { codebook } = await read("frame.xlsx", file);
    expect(codebook.flatMap(({ codes }) => codes.map(({ sentiment }) => sentiment))).toEqual([
      ...["Positive", "Negative", "Negative", "Positive", "Neutral"],
    ]);
    expect(codebook[0]?.codes[0]?.definition).toBe("Kind people");
  });

  it("from merged cells of a workbook", async () => {
    const data = [
      ["Theme", "Code", "Label"],
      ["Service", 1, "Friendly staff"],
      [null, 2, "Slow service"],
      ["Room", 11, "Cold room"],
      [null, 12, "Clean"],
    ];
    expect(await lines("frame.xlsx", await writeWorkbook([{ sheet: "Q5", data }]).toBuffer())).toEqual(NETS);
  });

  it("from the value labels of an SPSS file", async () => {
    const labels = [
      [1, "Friendly staff"],
      [2, "Slow service"],
      [98, "Nothing"],
      [997, "Don't know"],
    ] as const;
    const variable = (name: string, valueLabels: SavVariable["valueLabels"] = []): SavVariable => ({
      ...{ name, label: `${name} of the survey`, width: 0, measure: "nominal", valueLabels },
    });
    const sex = [
      [1, "Men"],
      [2, "Women"],
    ] as const;
    const variables = [variable("id"), variable("sex", sex), variable("q5_1", labels), variable("q5_2", labels)];
    const file = writeDictionary({ label: "", variables, sets: [], cases: 0 }, new Date());
    expect(await lines("data.sav", file)).toEqual(FLAT);
    const preview = await read("data.sav", file);
    expect(preview.sheets).toEqual(["sex", "q5_1"]);
    expect(await lines("data.sav", file, { options: { sheet: "sex" } })).toEqual(["Codes: 1 Men, 2 Women"]);
  });
});

describe("what a codeframe's reading tells", () => {
  const FILE =
    "Net;Code;Label;Checked by\nService;1;Friendly staff;AB\nService;2;Slow service;CD\nRoom;11;Cold room;AB";

  it("is the role of each column, which the caller can change", async () => {
    const { columns, mapping } = await read("frame.csv", FILE);
    expect(columns.map(({ name, role }) => [name, role])).toEqual([
      ["Net", "net"],
      ["Code", "number"],
      ["Label", "code"],
      ["Checked by", "ignore"],
    ]);
    expect(mapping).toMatchObject({ code: "Label", number: "Code", nets: ["Net"] });
    const asked = { mapping: { code: "Label", number: null, nets: ["Checked by", 0] } };
    expect(await lines("frame.csv", FILE, asked)).toEqual([
      "AB:",
      "AB > AB / Service: Friendly staff",
      "CD:",
      "CD > CD / Service: Slow service",
      "AB > Room: Cold room",
    ]);
    await expect(read("frame.csv", FILE, { mapping: { code: "Name" } })).rejects.toThrow("Name");
  });

  it("is every row that cannot be read, and what is left out", async () => {
    const { problems } = await read(
      "frame.csv",
      "code,label,sentiment\n9,Staff,Angry\n1,Bar,\n1,Room,\n0,Food,\n4,Food,\n5,Food,\n6,,Positive",
    );
    expect(problems).toEqual([
      { path: "row 2", message: expect.stringContaining("sentiment") },
      { path: "row 4", message: 'repeats the number 1 of "Bar"' },
      { path: "row 5", message: expect.stringContaining("whole number") },
      { path: "row 7", message: 'repeats the code "Food" of the category "Codes"' },
      { path: "row 8", message: "has no name of its code" },
    ]);
    const { notes } = await read(
      "frame.csv",
      "Code,Label,Count\n100,Service (NET),5\n1,Friendly staff,3\n\n98,Nothing,2",
    );
    expect(notes.join(" ")).toMatch(/not read: “Count”/);
    expect(notes.join(" ")).toMatch(/100/);
    expect(notes.join(" ")).toMatch(/“Codes”/);
  });

  it("is how the file's first row and its delimiter were read", async () => {
    const file = "Friendly staff;Price\nSlow service;Price";
    const asked = { options: { header: false }, mapping: { code: 0, nets: [1] } };
    expect(await lines("frame.csv", file, asked)).toEqual(["Price: Friendly staff, Slow service"]);
    expect(await read("frame.csv", FILE)).toMatchObject({ format: "csv", delimiter: ";", header: true });
  });
});
