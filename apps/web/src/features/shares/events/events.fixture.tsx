import type { AccessFlag } from '@statbook/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { companyId, head, RecordFixture } from '../../../record/show-record.fixture.tsx';
import type { EventKind } from './event-kinds.ts';
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
  ShareClassId: ids.ordinary,
  ClassName: 'Ordinary',
  Currency: 'GBP',
  NominalValue: '1',
  Particulars: 'One vote each',
  VotesPerShare: '1',
  IsRedeemable: false,
  IsNumbered: false,
  SharesInIssue: '110',
  SharesInTreasury: '10',
  SharesForfeited: '0',
  AggregateNominal: '110',
  AmountUnpaid: '20',
};
const classes = [
  ordinary,
  { ...ordinary, ShareClassId: ids.founder, ClassName: 'Founder', SharesInTreasury: '0', AmountUnpaid: '0' },
  {
    ...ordinary,
    ShareClassId: ids.preference,
    ClassName: 'Preference',
    Currency: 'EUR',
    IsRedeemable: true,
    IsNumbered: true,
    SharesInIssue: '50',
    SharesInTreasury: '0',
    AmountUnpaid: '0',
  },
];

const held = (ClassName: keyof typeof classNames, Shares: string, Numbers = '') => ({
  HolderId: null,
  HolderName: '',
  ShareClassId: classNames[ClassName],
  ClassName,
  Shares,
  Numbers,
  AmountPaid: Shares,
  AmountUnpaid: '0',
});
const classNames = { Ordinary: ids.ordinary, Preference: ids.preference };

const member = (HolderId: string, HolderName: string, Holdings: readonly object[]) => ({
  HolderId,
  HolderName,
  Address: null,
  EnteredOn: '2026-01-15',
  CeasedOn: null,
  Holdings,
});

const inPounds = { Currency: 'GBP', TotalShares: '110', TotalNominal: '110', TotalUnpaid: '20' };
const register = {
  AsAt: '2026-11-20',
  KnownAt: 1,
  Capital: {
    Currencies: [
      {
        ...inPounds,
        Classes: [
          {
            ClassName: 'Ordinary',
            Particulars: 'One vote each',
            NumberOfShares: '110',
            AggregateNominal: '110',
            NominalEach: '1',
          },
        ],
      },
    ],
  },
  NotKnown: [],
  Members: [
    member(ids.alice, 'Alice Green', [held('Ordinary', '60')]),
    member(ids.bob, 'Bob Stone', [held('Ordinary', '40'), held('Preference', '50', '1-50')]),
  ],
};

const holder = (HolderId: string, Forename: string, Surname: string) => ({
  HolderId,
  Name: `${Forename} ${Surname}`,
  Members: [{ Kind: 'person', PersonId: HolderId, Surname, Forename }],
  Designation: null,
  Address: null,
  Holdings: [],
});

/** The server of a company with a register: what it answers by the last part of the path, and what it was sent. */
export class RegisterServer {
  readonly sent: { readonly name: string; readonly body: unknown }[] = [];
  /** The calls by name, in the order in which they came. */
  readonly asked: string[] = [];
  readonly #answers = new Map<string, { status: number; body: object }>();

  constructor() {
    this.answer('GetCompanyOverview', [{ ...head, CompanyType: 'ltd' }]);
    this.answer('GetShareClassDetails', classes);
    this.answer('GetSharesHeld', [{ ...register, Classes: classes }]);
    this.answer('GetMultiShareHolderDetails', [
      holder(ids.alice, 'Alice', 'Green'),
      holder(ids.bob, 'Bob', 'Stone'),
    ]);
    this.answer('GetShareLots', []);
    this.answer('PlanShareEvent', [{ Basis: 1, Events: [], Control: [] }]);
  }

  answer(name: string, Entity: readonly object[]): this {
    this.#answers.set(name, { status: 200, body: { Entity } });
    return this;
  }

  refuse(name: string, problem: object): this {
    this.#answers.set(name, { status: 400, body: problem });
    return this;
  }

  readonly fetch = async (address: string, { body }: RequestInit = {}): Promise<Response> => {
    const name = new URL(address, 'http://localhost').pathname.split('/').at(-1) ?? '';
    this.asked.push(name);
    const { status, body: reply } = this.#answers.get(name) ?? { status: 404, body: {} };
    if (typeof body === 'string') this.sent.push({ name, body: JSON.parse(body) });
    return Response.json(reply, { status });
  };
}

interface Opened {
  /** The entry that is corrected. */
  readonly corrects?: string;
  readonly access?: readonly AccessFlag[];
}

/** Opens the page of a kind, or of the correction of an entry. */
export async function showEventPage(kind: EventKind, { corrects, ...shown }: Opened = {}): Promise<void> {
  const page = <EventPage companyId={companyId} kind={kind} corrects={corrects} />;
  await new RecordFixture().show(page, shown);
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
