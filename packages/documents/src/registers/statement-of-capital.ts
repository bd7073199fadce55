import type { StatementOfCapitalRecord } from '@statbook/domain/share-capital';
import { capitalTables } from './capital-tables.ts';
import { drawRegisterDocument } from '../page/register-document.ts';
import { type RegisterFacts, timeLines } from './register-facts.ts';

/** A company's statement of capital as at the end of a day. */
export interface StatementOfCapitalInput extends RegisterFacts {
  readonly capital: StatementOfCapitalRecord;
}

/** The statement of capital as a tagged PDF, A4 upright: a table for each currency with classes, rights and totals. */
export function drawStatementOfCapital(input: StatementOfCapitalInput): Promise<Uint8Array> {
  const { company, capital, madeOn } = input;
  return drawRegisterDocument({
    title: 'Statement of capital',
    company,
    lines: timeLines(input),
    madeOn,
    tables: capitalTables(capital),
    empty: 'There were no shares in issue on this day.',
    layout: 'portrait',
  });
}
