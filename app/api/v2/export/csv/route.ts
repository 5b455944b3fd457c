import * as contract from "@/lib/api/contract/exports";
import { endpoints } from "@/lib/api/endpoints";
import { FileReply } from "@/lib/api/file-reply";
import { route } from "@/lib/api/route";
import { db } from "@/lib/db";
import { exportCsv } from "@/lib/export/export-question";

const MEDIA_TYPE = "text/csv; charset=utf-8";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.exportCsv, async ({ caller, body }) => {
    const { path, options } = contract.exportRequest(body);
    const { name, content } = await exportCsv(db, caller, path, options);
    return new FileReply(name, MEDIA_TYPE, content);
  }),
);
