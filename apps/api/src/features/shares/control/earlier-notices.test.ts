import { civilDate } from '@statbook/domain/dates';
import type { Control, DatedPscChange } from '@statbook/domain/pscs';
import { personId } from '@statbook/domain/share-capital';
import { describe, expect, it } from 'vitest';
import type { ProposalRow } from './control-queries.ts';
import { EarlierNotices } from './earlier-notices.ts';

const MIDDLE: Control = { shares: '50-to-75-percent', votes: '50-to-75-percent' };
const SMALL: Control = { shares: '25-to-50-percent', votes: '25-to-50-percent' };
const NONE: Control = { shares: undefined, votes: undefined };

const change = (on: string, after: Control): DatedPscChange => ({
  on: civilDate(on),
  personId: personId('aye'),
  name: { kind: 'person', surname: 'Aye' },
  kind: 'individual',
  notice: 'changed',
  before: SMALL,
  after,
  through: [],
  foundByName: [],
  known: SMALL,
});

/** A notice that was made, as it is kept. */
const made = (changedOn: string, notice: ProposalRow['notice'], { shares, votes }: Control): ProposalRow => ({
  id: changedOn,
  accountId: 'account',
  companyId: 'company',
  eventId: 'event',
  personId: 'aye',
  personName: 'Aye',
  through: [],
  foundByName: [],
  filingId: null,
  notice,
  form: null,
  changedOn,
  noticeBy: changedOn,
  sharesBefore: null,
  sharesAfter: shares ?? null,
  votesBefore: null,
  votesAfter: votes ?? null,
  outcome: 'done',
  reason: null,
  settledBy: null,
  settledAt: new Date('2026-08-01T09:00:00Z'),
  createdAt: new Date('2026-08-01T09:00:00Z'),
});

describe('what notices tell of a person', () => {
  it('is told by the last day before a change, though an entry of an earlier day tells more', () => {
    const notified = new EarlierNotices([
      made('2026-07-01', 'ceased', NONE),
      made('2026-01-01', 'became', SMALL),
      made('2026-05-01', 'changed', MIDDLE),
    ]);
    notified.add(change('2026-03-01', MIDDLE), 'changed');
    expect(notified.findBefore(change('2026-04-01', SMALL))).toMatchObject(MIDDLE);
    notified.add(change('2026-05-01', SMALL), 'changed');
    expect(notified.findBefore(change('2026-05-01', SMALL))).toMatchObject(SMALL);
    expect(notified.findBefore(change('2026-07-01', MIDDLE))).toMatchObject({ isCurrent: false });
  });
});
