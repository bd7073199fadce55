import { exportReportHandler, type ReportDependencies } from './export-report.ts';
import { getReportHandler, getReportsHandler } from './get-reports.ts';

/** The calls that read reports over companies. */
export const reportHandlers = (platform: ReportDependencies) => ({
  getReports: getReportsHandler,
  getReport: getReportHandler(platform.clock),
  exportReport: exportReportHandler(platform),
});
