import { getDashboard } from '@statbook/contract/calls';
import { addDays, describeFilingState, getForm } from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { countCompanies, countVerifications, listDeadlines, listVerifications } from './deadline-queries.ts';
import { countDiscrepancies, listDiscrepancies } from './discrepancy-queries.ts';
import { countProposals, listProposals } from './proposal-queries.ts';
import {
  countChanges,
  countFilings,
  type FilingOrder,
  type FilingRow,
  listChanges,
  listFilings,
} from './news-queries.ts';

/** From so many days before on, a deadline is due soon; as in the list of companies. */
const soonDays = 28;
/** What happened so long ago is no news. */
const newsDays = 14;

/** What needs doing now, over every company within reach; each part to those who hold its flag. */
export const getDashboardHandler = (clock: Clock) =>
  handle(getDashboard, async ({ tx, person, query }) => {
    const question: Question = {
      tx,
      today: clock.today(),
      since: new Date(clock.now().getTime() - newsDays * 86_400_000),
      limit: query.Rows,
    };
    return {
      Entity: [
        {
          Companies: person.flags.has('ViewCompany') ? await companyPart(question) : null,
          Submissions: person.flags.has('ViewSubmission') ? await submissionPart(question) : null,
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
  const counts = await countCompanies(tx, today, addDays(today, soonDays));
  const verifications = await listVerifications(tx, today, limit);
  const proposals = await listProposals(tx, limit);
  const discrepancies = await listDiscrepancies(tx, limit);
  const changes = await listChanges(tx, since, limit);
  return {
    Companies: counts.all,
    Overdue: { Rows: await listDeadlines(tx, { overdue: true, today, limit }), Total: counts.overdue },
    Coming: { Rows: await listDeadlines(tx, { overdue: false, today, limit }), Total: counts.soon },
    Verifications: {
      Rows: verifications.map(({ source, DueOn, ...row }) => ({
        ...row,
        Register: source === 'pscs' ? ('pscs' as const) : ('officers' as const),
        DueOn: DueOn ?? today,
      })),
      Total: await totalOf(verifications, limit, () => countVerifications(tx, today)),
    },
    Proposals: {
      Rows: proposals,
      Total: await totalOf(proposals, limit, () => countProposals(tx)),
    },
    Discrepancies: {
      Rows: discrepancies.flatMap(({ since, ...row }) =>
        since === null ? [] : [{ ...row, Since: since.toISOString() }],
      ),
      Total: await totalOf(discrepancies, limit, () => countDiscrepancies(tx)),
    },
    Drafts: await filingPart(tx, { states: ['draft'] }, limit),
    Changes: {
      Rows: changes.map(({ at, ...row }) => ({ ...row, At: at.toISOString() })),
      Total: await totalOf(changes, limit, () => countChanges(tx, since)),
    },
  };
}

async function submissionPart({ tx, since, limit }: Question) {
  return {
    Attention: await filingPart(tx, { states: ['rejected', 'failed', 'awaiting-payment', 'ready'] }, limit),
    InFlight: await filingPart(tx, { states: ['parked', 'pending', 'sending', 'queued'] }, limit),
    Accepted: await filingPart(tx, { states: ['accepted'], since }, limit),
  };
}

async function filingPart(tx: Transaction, order: FilingOrder, limit: number) {
  const rows = await listFilings(tx, order, limit);
  return {
    Rows: rows.map(presentFiling),
    Total: await totalOf(rows, limit, () => countFilings(tx, order)),
  };
}

/** Counts only where there may be more than are shown. */
function totalOf(rows: readonly unknown[], limit: number, count: () => Promise<number>) {
  return rows.length < limit ? Promise.resolve(rows.length) : count();
}

function presentFiling({ form, state, updatedAt, ...row }: FilingRow) {
  return {
    ...row,
    Form: form,
    FormName: getForm(form).name,
    State: state,
    StateText: describeFilingState(state),
    UpdatedAt: updatedAt.toISOString(),
  };
}
