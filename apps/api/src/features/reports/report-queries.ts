import type { ReplyOf } from '@statbook/contract';
import type { getReport } from '@statbook/contract/calls';
import type { CivilDate } from '@statbook/domain/dates';
import type { SQL } from 'drizzle-orm';

type Reply = ReplyOf<typeof getReport>['entity'][number];

export type ReportName = Reply['name'];
export type ColumnKind = Reply['columns'][number]['kind'];

/** A column: what it is called, what it holds, and the words for codes that the database keeps. */
export interface ReportColumn<Id extends string = string> {
  readonly id: Id;
  readonly head: string;
  readonly kind: ColumnKind;
  readonly isExtra?: boolean;
  readonly isSummed?: boolean;
  /** The column of the query that its total adds up, where not every row counts. */
  readonly sumOf?: string;
  readonly words?: (code: string) => string;
}

/** The days of a report: today, the one at whose end it is read, and the ends of a period. */
export interface ReportDays {
  readonly today: CivilDate;
  readonly asAt: CivilDate;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** A report over companies: everything that screen, files and paper are made from. */
export interface Report {
  readonly name: ReportName;
  readonly title: string;
  /** The question that it answers. */
  readonly answers: string;
  /** Of which date a period is taken. */
  readonly periodOf?: string;
  readonly takesDay?: boolean;
  /** Its query has a `personId` too, to which a column of the kind `person` leads. */
  readonly namesPeople?: boolean;
  /** The first leads to the company, the filing or the person. */
  readonly columns: readonly ReportColumn[];
  readonly usualSort: { readonly column: string; readonly direction: 'asc' | 'desc' };
  /** A query with a column of each id, and `CompanyId` and `FilingId`. */
  readonly rows: (days: ReportDays) => SQL;
}
