import type { Handler } from '../../pipeline/handler.ts';
import { exportReportHandler, type ReportNeeds } from './export-report.ts';
import { getReportHandler, getReportsHandler } from './get-reports.ts';

/** The calls that read reports over companies. */
export const reportHandlers = (platform: ReportNeeds): Handler[] => [
  getReportsHandler,
  getReportHandler(platform.clock),
  exportReportHandler(platform),
];
