import { getDashboard } from '@statbook/contract/calls';
import { describeFilingState, formNameOf } from '@statbook/domain/filing';
import { handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { countCompanies } from './company-columns-queries.ts';
import { countDiscrepancies, listDiscrepancies } from './discrepancy-queries.ts';
import { duePart } from './due-part.ts';
import {
  countAlarmed,
  countChanges,
  countFilings,
  type FilingOrder,
  type FilingRow,
  listAlarms,
  listChanges,
  listFilings,
} from './news-queries.ts';

/** What happened so long ago is no news. */
const newsDays = 14;

/** What needs doing now, over every company within reach; each part to those who hold its flag. */
export const getDashboardHandler = (clock: Clock) =>
  handle(getDashboard, async ({ tx, person, query }) => {
    const question: Question = {
      tx,
      today: clock.today(),
      since: new Date(clock.now().getTime() - newsDays * 86_400_000),
      limit: query.rows,
    };
    return {
      entity: [
        {
          companies: person.flags.has('viewCompany') ? await companyPart(question) : null,
          submissions: person.flags.has('viewSubmission') ? await submissionPart(question) : null,
        },
      ],
    };
  });

interface Question {
  tx: Transaction;
  today: ReturnType<Clock['today']>;
  since: Date;
  limit: number;
}

async function companyPart({ tx, today, since, limit }: Question) {
  const discrepancies = await listDiscrepancies(tx, limit);
  const changes = await listChanges(tx, since, limit);
  const alarms = await listAlarms(tx, limit);
  return {
    companies: await countCompanies(tx),
    ...(await duePart({ tx, today, limit })),
    discrepancies: {
      rows: discrepancies.flatMap(({ since, ...row }) =>
        since === null ? [] : [{ ...row, since: since.toISOString() }],
      ),
      total: await totalOf(discrepancies, limit, () => countDiscrepancies(tx)),
    },
    drafts: await filingPart(tx, { states: ['draft'] }, limit),
    alarms: {
      rows: alarms.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
      total: await totalOf(alarms, limit, () => countAlarmed(tx)),
    },
    changes: {
      rows: changes.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
      total: await totalOf(changes, limit, () => countChanges(tx, since)),
    },
  };
}

async function submissionPart({ tx, since, limit }: Question) {
  return {
    attention: await filingPart(tx, { states: ['rejected', 'failed', 'awaiting-payment', 'ready'] }, limit),
    inFlight: await filingPart(tx, { states: ['parked', 'pending', 'sending', 'queued'] }, limit),
    accepted: await filingPart(tx, { states: ['accepted'], since }, limit),
  };
}

async function filingPart(tx: Transaction, order: FilingOrder, limit: number) {
  const rows = await listFilings(tx, order, limit);
  return {
    rows: rows.map(presentFiling),
    total: await totalOf(rows, limit, () => countFilings(tx, order)),
  };
}

/** Counts only where there may be more than are shown. */
function totalOf(rows: readonly unknown[], limit: number, count: () => Promise<number>) {
  return rows.length < limit ? Promise.resolve(rows.length) : count();
}

function presentFiling({ form, state, updatedAt, waitsForName, channel, ...row }: FilingRow) {
  return {
    ...row,
    form,
    formName: formNameOf(form, row.companyNumber, row.companyType),
    state,
    stateText: describeFilingState(state, { waitsForName, channel }),
    updatedAt: updatedAt.toISOString(),
  };
}
