import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import type { PlannedEvent, SharePlan } from '../share-plan.ts';
import { PlanPreview } from './plan-preview.tsx';

afterEach(cleanup);

type Holding = PlannedEvent['holdings'][number];
type Capital = PlannedEvent['capital']['before'];

const holding = (
  holderName: string,
  before: string,
  after: string,
  unpaid: Partial<Holding> = {},
): Holding => ({
  holderId: holderName,
  holderName,
  shareClassId: 'ordinary',
  className: 'Ordinary',
  before,
  after,
  unpaidBefore: { currency: 'GBP', amount: '0' },
  unpaidAfter: { currency: 'GBP', amount: '0' },
  ...unpaid,
});

const capital = (shares: string, totalUnpaid = '0'): Capital => ({
  currencies: [
    {
      currency: 'GBP',
      classes: [
        {
          className: 'Ordinary',
          particulars: 'One vote each',
          numberOfShares: shares,
          aggregateNominal: shares,
          nominalEach: '1',
        },
      ],
      totalShares: shares,
      totalNominal: shares,
      totalUnpaid,
    },
  ],
});

const event = (given: Partial<PlannedEvent>): PlannedEvent => ({
  kind: 'transfer',
  effectiveOn: '2026-11-02',
  entersAgain: null,
  question: null,
  notes: [],
  holdings: [],
  capital: { before: capital('100'), after: capital('100') },
  certificatesCancelled: [],
  certificatesIssued: [],
  filings: [],
  registerBy: null,
  certificatesBy: null,
  stampDuty: null,
  ...given,
});

const control = (given: Partial<SharePlan['control'][number]>): SharePlan['control'][number] => ({
  personId: 'alice',
  name: 'Alice Green',
  on: '2026-11-02',
  notice: 'became',
  knownBecause: null,
  asked: null,
  sharesBefore: null,
  sharesAfter: '25-to-50-percent',
  votesBefore: null,
  votesAfter: '25-to-50-percent',
  ...given,
});

const show = (plan: Partial<SharePlan>) =>
  new CompanyPageFixture().show(<PlanPreview plan={{ basis: 1, events: [], control: [], ...plan }} />);
/** What a row of the table says, its cells apart. */
const rowOf = (name: RegExp) => {
  const cells = within(screen.getByRole('row', { name })).getAllByRole('cell');
  return cells.map(({ textContent }) => textContent);
};

describe('what an entry will change', () => {
  it('says of each holder what is held now and after, and that the capital stays', async () => {
    await show({
      events: [event({ holdings: [holding('Bob Stone', '40', '39'), holding('Alice', '0', '1')] })],
    });
    expect(await screen.findByText('Changes in the books')).toBeTruthy();
    expect(rowOf(/^Bob Stone: Ordinary/).join(' ')).toContain('40 shares 39 shares');
    expect(rowOf(/^Alice: Ordinary/).join(' ')).toContain('0 shares 1 share');
    expect(screen.getByText(/The statement of capital stays as it is/)).toBeTruthy();
  });

  it('says what is unpaid where anything is, before or after', async () => {
    const paid = holding('Bob Stone', '40', '40', {
      unpaidBefore: { currency: 'GBP', amount: '20' },
      unpaidAfter: { currency: 'GBP', amount: '0' },
    });
    const unknown = holding('Alice', '10', '12', { unpaidBefore: { currency: 'GBP', amount: null } });
    await show({
      events: [
        event({
          kind: 'call',
          holdings: [paid, unknown],
          capital: { before: capital('100', '20'), after: capital('100', '') },
        }),
      ],
    });
    await screen.findByText('Changes in the books');
    expect(rowOf(/^Bob Stone/).join(' ')).toMatch(/£20.00 unpaid.*fully paid/);
    expect(rowOf(/^Alice/).join(' ')).toContain('unpaid not known');
    expect(rowOf(/^Capital: unpaid, GBP/).join(' ')).toContain('Not known');
    expect(screen.queryByText(/The statement of capital stays/)).toBeNull();
  });

  it('names later entries that are entered again, and what warns', async () => {
    await show({
      events: [
        event({ notes: [{ code: 'pre-emption', message: 'The members are offered the shares first' }] }),
        event({ kind: 'bonus-issue', entersAgain: { shareEventId: 'e9', number: 9 } }),
      ],
    });
    expect(await screen.findByText('The members are offered the shares first.')).toBeTruthy();
    expect(screen.getByText(/^Re-entered: entry 9/)).toBeTruthy();
  });

  it('says which certificates end and which are made out, the first fifty by name', async () => {
    const issued = Array.from({ length: 52 }, (_, place) => ({
      holderId: `h${place}`,
      holderName: `Holder ${place}`,
      shareClassId: 'ordinary',
      className: 'Ordinary',
      shares: '10',
      numbers: place === 0 ? '1-10' : '',
      origin: place === 1 ? 'balance' : 'transfer',
    }));
    await show({ events: [event({ certificatesCancelled: [3, 4], certificatesIssued: issued })] });
    expect(await screen.findByText('No. 3, No. 4')).toBeTruthy();
    const line = (name: string) => screen.getByText(name).parentElement?.textContent;
    expect(line('Holder 0')).toBe('Holder 0: 10 Ordinary, numbers 1-10');
    expect(line('Holder 1')).toBe('Holder 1: 10 Ordinary (balance)');
    expect(screen.queryByText('Holder 50')).toBeNull();
    expect(screen.getByText('and 2 more')).toBeTruthy();
  });

  it('lists what must be done, each with its last day and the duty to pay', async () => {
    await show({
      events: [
        event({
          kind: 'buy-back',
          filings: [
            { form: 'SH03', dueOn: '2026-11-29' },
            { form: 'RESOLUTIONS', dueOn: '2026-11-17' },
          ],
          registerBy: '2027-01-02',
          certificatesBy: '2027-01-03',
          stampDuty: { duty: '45', dueOn: '2026-12-02' },
        }),
      ],
    });
    const terms = (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
    expect(terms).toEqual([
      'File SH03',
      'File the resolution',
      'Stamp duty on shares bought back',
      'Enter in the register of members',
      'Share certificates to deliver',
    ]);
    expect(screen.getByText('£45.00')).toBeTruthy();
    expect(screen.getByText(/Nothing is sent to Companies House/)).toBeTruthy();
  });

  it('says whose control changes, and why it cannot be computed', async () => {
    await show({
      events: [event({})],
      control: [
        control({}),
        control({ name: 'Quay Ltd', personId: 'quay', notice: 'asked', asked: 'legal-entity' }),
        control({ name: 'Bob Stone', personId: 'bob', notice: 'known', knownBecause: 'On the PSC register' }),
      ],
    });
    expect(await screen.findByText('Significant control')).toBeTruthy();
    const [, after] = rowOf(/^Alice Green, 2 November 2026/).slice(-2);
    expect(after).toContain('Shares: over 25% to 50%');
    expect(after).toContain('becomes a person with significant control');
    expect(screen.getByText(/^Cannot be computed, because its number does not show/)).toBeTruthy();
    expect(screen.getByText('No notice needed: On the PSC register')).toBeTruthy();
  });
});
