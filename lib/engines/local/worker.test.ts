import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.doUnmock("@/lib/workers/parameters");
  vi.resetModules();
});

test.each([3, 6, 8, 64])("is loaded where %i workers share the memory for trained tasks", async (WORKERS) => {
  vi.doMock("@/lib/workers/parameters", () => ({ WORKERS }));
  const { default: served } = await import("./worker");
  expect(served("heldOut", { key: "unknown" })).toBeNull();
});

test("keeps a task of many codes, however many workers share the memory", async () => {
  vi.doMock("@/lib/workers/parameters", () => ({ WORKERS: 64 }));
  const { default: served } = await import("./worker");
  const codes = Array.from({ length: 400 }, (_, index) => ({
    id: `${index}`,
    category: "Codes",
    name: `Subject ${index}`,
    definition: null,
    sentiment: "Neutral",
  }));
  const task = {
    key: "task",
    codingType: "qualitative",
    language: "en",
    question: null,
    codes,
    examples: [],
  };
  served("learn", task);
  const answers = [{ id: "1", text: "I mean subject 7", language: "en" }];
  expect(served("classify", { key: "task", answers })).toHaveLength(1);
});
