import type { AccessFlag, CallName } from '@statbook/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { companyId, head, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { serveCalls } from '#testing/serve-calls.fixture.ts';
import type { EventKind } from './kinds/event-definitions.ts';
import { EventPage } from './event-page.tsx';

export const ids = {
  ordinary: '22222222-2222-4222-8222-000000000001',
  founder: '22222222-2222-4222-8222-000000000002',
  preference: '22222222-2222-4222-8222-000000000003',
  alice: '33333333-3333-4333-8333-000000000001',
  bob: '33333333-3333-4333-8333-000000000002',
  entry: '44444444-4444-4444-8444-000000000001',
} as const;

export const ordinary = {
  shareClassId: ids.ordinary,
  className: 'Ordinary',
  currency: 'GBP',
  nominalValue: '1',
  particulars: 'One vote each',
  votesPerShare: '1',
  isRedeemable: false,
  isNumbered: false,
  sharesInIssue: '110',
  sharesInTreasury: '10',
  sharesForfeited: '0',
  aggregateNominal: '110',
  amountUnpaid: '20',
};
const classes = [
  ordinary,
  { ...ordinary, shareClassId: ids.founder, className: 'Founder', sharesInTreasury: '0', amountUnpaid: '0' },
  {
    ...ordinary,
    shareClassId: ids.preference,
    className: 'Preference',
    currency: 'EUR',
    isRedeemable: true,
    isNumbered: true,
    sharesInIssue: '50',
    sharesInTreasury: '0',
    amountUnpaid: '0',
  },
];

const held = (className: keyof typeof classNames, shares: string, numbers = '') => ({
  holderId: null,
  holderName: '',
  shareClassId: classNames[className],
  className,
  shares,
  numbers,
  amountPaid: shares,
  amountUnpaid: '0',
});
const classNames = { Ordinary: ids.ordinary, Preference: ids.preference };

const member = (holderId: string, holderName: string, holdings: readonly object[]) => ({
  holderId,
  holderName,
  address: null,
  enteredOn: '2026-01-15',
  ceasedOn: null,
  holdings,
});

const inPounds = { currency: 'GBP', totalShares: '110', totalNominal: '110', totalUnpaid: '20' };
const register = {
  asAt: '2026-11-20',
  knownAt: 1,
  capital: {
    currencies: [
      {
        ...inPounds,
        classes: [
          {
            className: 'Ordinary',
            particulars: 'One vote each',
            numberOfShares: '110',
            aggregateNominal: '110',
            nominalEach: '1',
          },
        ],
      },
    ],
  },
  notKnown: [],
  members: [
    member(ids.alice, 'Alice Green', [held('Ordinary', '60')]),
    member(ids.bob, 'Bob Stone', [held('Ordinary', '40'), held('Preference', '50', '1-50')]),
  ],
};

const holder = (holderId: string, forename: string, surname: string) => ({
  holderId,
  name: `${forename} ${surname}`,
  members: [{ kind: 'person', personId: holderId, surname, forename }],
  designation: null,
  address: null,
  holdings: [],
});

/** The server of a company with a register: what it answers by call, and what it was sent. */
export class RegisterServer {
  readonly sent: { readonly name: CallName; readonly body: unknown }[] = [];
  /** The calls by name, in the order in which they came. */
  readonly asked: CallName[] = [];
  readonly #answers = new Map<CallName, { status: number; body: object }>();

  constructor() {
    this.answer('getCompanyOverview', [{ ...head, companyType: 'ltd' }]);
    this.answer('getShareClassDetails', classes);
    this.answer('getSharesHeld', [{ ...register, classes }]);
    this.answer('getMultiShareHolderDetails', [
      holder(ids.alice, 'Alice', 'Green'),
      holder(ids.bob, 'Bob', 'Stone'),
    ]);
    this.answer('getShareLots', []);
    this.answer('planShareEvent', [{ basis: 1, events: [], control: [] }]);
  }

  answer(name: CallName, entity: readonly object[]): this {
    this.#answers.set(name, { status: 200, body: { entity } });
    return this;
  }

  refuse(name: CallName, problem: object): this {
    this.#answers.set(name, { status: 400, body: problem });
    return this;
  }

  /** Takes the calls of the page. */
  start(): this {
    serveCalls(({ name, given }) => {
      this.asked.push(name);
      this.sent.push({ name, body: given });
      return this.#answers.get(name) ?? { status: 404, body: {} };
    });
    return this;
  }
}

interface Opened {
  /** The entry that is corrected. */
  readonly corrects?: string;
  readonly access?: readonly AccessFlag[];
}

/** Opens the page of a kind, or of the correction of an entry. */
export async function showEventPage(kind: EventKind, { corrects, ...shown }: Opened = {}): Promise<void> {
  const page = <EventPage companyId={companyId} kind={kind} corrects={corrects} />;
  await new CompanyPageFixture().show(page, shown);
}

/** The same, and waits for the form. */
export async function openEventForm(kind: EventKind, corrects?: string): Promise<void> {
  await showEventPage(kind, corrects === undefined ? {} : { corrects });
  await screen.findByRole('button', { name: 'Continue' });
}

/** Something a person does on a form: enters a text, picks an answer of a question, chooses from a list, or presses. */
export type Step =
  | readonly ['enter', label: string, text: string]
  | readonly ['pick', question: string, answer: string]
  | readonly ['choose', label: string, option: string]
  | readonly ['press', button: string];

const startsWith = (text: string) => new RegExp(`^${text.replaceAll(/[()]/g, String.raw`\$&`)}`);

export async function take([act, label, value]: Step): Promise<void> {
  if (act === 'press') return void fireEvent.click(screen.getByRole('button', { name: startsWith(label) }));
  if (act === 'pick') {
    const group = screen.getByRole('group', { name: startsWith(label) });
    return void fireEvent.click(within(group).getByRole('radio', { name: value }));
  }
  if (act === 'enter') {
    return void fireEvent.change(screen.getByRole('textbox', { name: startsWith(label) }), {
      target: { value },
    });
  }
  const box = await waitFor(() => screen.getByRole('combobox', { name: startsWith(label) }));
  fireEvent.change(box, { target: { value } });
  fireEvent.click(await screen.findByRole('option', { name: startsWith(value) }));
}
