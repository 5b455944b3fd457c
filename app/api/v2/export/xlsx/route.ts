import * as contract from "@/lib/api/contract/exports";
import { endpoints } from "@/lib/api/endpoints";
import { FileReply } from "@/lib/api/file-reply";
import { route } from "@/lib/api/route";
import { db } from "@/lib/db";
import { exportXlsx } from "@/lib/export/export-question";

const MEDIA_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.exportXlsx, async ({ caller, body }) => {
    const { path, options } = contract.exportRequest(body);
    const { name, content } = await exportXlsx(db, caller, path, options);
    return new FileReply(name, MEDIA_TYPE, content);
  }),
);
