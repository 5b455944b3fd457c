import * as contract from "@/lib/api/contract/codebook";
import { endpoints } from "@/lib/api/endpoints";
import { FileReply } from "@/lib/api/file-reply";
import { route } from "@/lib/api/route";
import { exportCodebook } from "@/lib/codebook/write-codebook-file";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.exportCodebook, async ({ caller, params, query }) => {
    const { name, mediaType, content } = await exportCodebook(db, caller, params, query.format);
    return new FileReply(name, mediaType, content);
  }),
);
