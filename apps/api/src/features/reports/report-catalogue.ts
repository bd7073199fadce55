import { capitalReport } from './capital-report-queries.ts';
import { companyReport } from './company-report-queries.ts';
import { deadlineReport } from './deadline-report-queries.ts';
import { filingReport } from './filing-report-queries.ts';
import { officerReport, pscReport } from './people-report-queries.ts';
import { roleReport } from './role-report-queries.ts';
import type { Report, ReportName } from './report-queries.ts';

/** Every report, in the order in which they are offered. */
export const reports: readonly Report[] = [
  deadlineReport,
  companyReport,
  officerReport,
  pscReport,
  roleReport,
  filingReport,
  capitalReport,
];

export function getReport(name: ReportName): Report {
  const report = reports.find((each) => each.name === name);
  if (report === undefined) throw new Error(`There is no report ${name}.`);
  return report;
}
