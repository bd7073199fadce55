import { type CivilDate, formatCivilDate, type StatementOfCapitalRecord } from '@statbook/domain';
import { capitalTables } from './capital-tables.ts';
import type { DocumentCompany } from './company-facts.ts';
import { drawRegisterDocument } from './page/register-document.ts';

/** A company's statement of capital as at the end of a day. */
export interface StatementOfCapitalInput {
  readonly company: DocumentCompany;
  readonly asAt: CivilDate;
  /** Said where the capital is shown as it was known earlier: "As known after entry 12". */
  readonly knownAs?: string | undefined;
  readonly capital: StatementOfCapitalRecord;
  /** The day the document is made. */
  readonly madeOn: CivilDate;
}

/** The statement of capital as a tagged PDF, A4 upright: a table for each currency with classes, rights and totals. */
export function drawStatementOfCapital(input: StatementOfCapitalInput): Promise<Uint8Array> {
  const { company, asAt, knownAs, capital, madeOn } = input;
  return drawRegisterDocument({
    title: 'Statement of capital',
    company,
    lines: [`As at the end of ${formatCivilDate(asAt)}`, ...(knownAs === undefined ? [] : [knownAs])],
    madeOn,
    tables: capitalTables(capital),
    empty: 'There were no shares in issue on this day.',
    layout: 'portrait',
  });
}
