import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.doUnmock("@/lib/workers/parameters");
  vi.resetModules();
});

test.each([3, 6, 8, 64])("is loaded where %i workers share the memory for trained tasks", async (WORKERS) => {
  vi.doMock("@/lib/workers/parameters", () => ({ WORKERS }));
  const { default: served } = await import("./worker");
  expect(served("families", { answers: [] })).toEqual([]);
});
