import type { CivilDate } from '@statbook/domain/dates';
import { SOON_DAYS } from '@statbook/domain/obligations';
import type { Transaction } from '../../platform/database/database.ts';
import {
  type CompanyObligation,
  countCompaniesByUrgency,
  countObligations,
  listObligations,
  type ObligationOrder,
} from '../../obligations/obligation-queries.ts';
import { presentObligation } from '../../obligations/present-obligation.ts';

interface Question {
  tx: Transaction;
  today: CivilDate;
  limit: number;
}

/** What is late and what is due next, whatever its kind; and once more those that are about a person. */
export async function duePart({ tx, today, limit }: Question) {
  const companies = await countCompaniesByUrgency(tx, today);
  const read = (order: Omit<ObligationOrder, 'today' | 'limit'>) => readPart({ tx, today, limit }, order);
  const overdue = await read({ overdue: true });
  const coming = await read({ overdue: false, toCome: true });
  const verifications = await read({ kinds: ['director-verification', 'psc-verification'] });
  const proposals = await read({ kinds: ['control-notice', 'unregistered-psc'] });
  const dated = ({ rows, count }: Part, total: number) => ({
    rows: rows.map((row) => ({ ...companyOf(row), ...presentObligation(row, today) })),
    total,
    dates: count,
  });
  return {
    soonDays: SOON_DAYS,
    overdue: dated(overdue, companies.overdue),
    coming: dated(coming, companies.soon),
    verifications: {
      rows: verifications.rows.map((row) => presentVerification(row, today)),
      total: verifications.count,
    },
    proposals: { rows: proposals.rows.map((row) => presentProposal(row, today)), total: proposals.count },
  };
}

interface Part {
  rows: readonly CompanyObligation[];
  count: number;
}

/** Counts only where there may be more than are shown. */
async function readPart(
  { tx, today, limit }: Question,
  asked: Omit<ObligationOrder, 'today'>,
): Promise<Part> {
  const rows = await listObligations(tx, { ...asked, today, limit });
  return { rows, count: rows.length < limit ? rows.length : await countObligations(tx, { ...asked, today }) };
}

const companyOf = ({ companyId, companyNumber, companyName }: CompanyObligation) => ({
  companyId,
  companyNumber,
  companyName,
});

const presentVerification = (row: CompanyObligation, today: CivilDate) => ({
  ...companyOf(row),
  ...presentObligation(row, today),
  register: row.kind === 'psc-verification' ? ('pscs' as const) : ('officers' as const),
  personName: row.subject ?? 'A person',
});

const presentProposal = (row: CompanyObligation, today: CivilDate) => ({
  ...companyOf(row),
  ...presentObligation(row, today),
  personName: row.subject ?? 'A person',
  noticeBy: row.dueOn,
});
