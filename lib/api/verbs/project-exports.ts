import { exportCsv } from "@/lib/export/export-csv";
import { exportJson } from "@/lib/export/export-json";
import { previewExport } from "@/lib/export/preview/preview-export";
import { previewSurvey } from "@/lib/export/preview/preview-survey";
import { exportProject, type WriteFile } from "@/lib/export/project/export-project";
import { exportSav } from "@/lib/export/sav/export-sav";
import { exportSurvey } from "@/lib/export/survey/export-survey";
import { exportTripleS } from "@/lib/export/triple-s/export-triple-s";
import { exportXlsx } from "@/lib/export/workbook/export-xlsx";
import { env } from "@/lib/runtime/env";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import { sourceOf } from "../contract/export-shapes";
import * as contract from "../contract/project-exports";
import { FileReply } from "../file-reply";
import { type Call, verb } from "../verb";

export const projectExportVerbs = {
  previewExport: verb(contract.previewExport, async ({ db, caller, body }) => {
    const survey = contract.surveyShape(body);
    if (survey) return previewSurvey(db, caller, body.project_id ?? "", survey);
    return previewExport(db, caller, sourceOf(body), contract.exportShape(body));
  }),
  exportProject: verb(contract.exportProject, async (call) => {
    const { db, caller, body } = call;
    const survey = contract.surveyShape(body);
    if (survey) {
      const { compression, escape_formulas: escapeFormulas, byte_order_mark: byteOrderMark } = body;
      const { name, content } = await exportSurvey(db, caller, body.project_id, survey, {
        compression,
        escapeFormulas,
        byteOrderMark,
        component: env.SPSS_COMPONENT,
      });
      return new FileReply(name, MEDIA_TYPES[survey.format], content);
    }
    const isPacked = body.format === "xlsx" || body.format === "triple-s" || body.compression === "zlib";
    const { name, content } = await exportProject(db, caller, body.project_id, { write: writerOf(call), isPacked });
    return new FileReply(name, "application/zip", content);
  }),
};

const MEDIA_TYPES = {
  sav: "application/x-spss-sav",
  csv: "text/csv; charset=utf-8",
  "triple-s": "application/zip",
  xlsx: WORKBOOK_TYPE,
};

/** Returns a function that writes the file of one question in the format of the request. */
function writerOf({ db, caller, body }: Call<typeof contract.exportProject>): WriteFile {
  const shape = contract.exportShape(body);
  const { escape_formulas: escapeFormulas, byte_order_mark: byteOrderMark, compression } = body;
  return (ids) => {
    const source = { ...ids, grouped: false };
    switch (shape.format) {
      case "sav":
        return exportSav(db, caller, source, { ...shape, compression }, env.SPSS_COMPONENT);
      case "triple-s":
        return exportTripleS(db, caller, source, shape);
      case "csv":
        return exportCsv(db, caller, source, { ...shape, escapeFormulas, byteOrderMark });
      case "xlsx":
        return exportXlsx(db, caller, source, { ...shape, escapeFormulas });
      case "json":
        return exportJson(db, caller, source, shape);
    }
  };
}
