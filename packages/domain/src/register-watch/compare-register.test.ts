import { describe, expect, it } from 'vitest';
import { compareRegister } from './compare-register.ts';
import type { HistoryEntry, RegisteredRole, RegisterPicture } from './register-picture.ts';

const nora: RegisteredRole = {
  id: 'nora',
  name: 'HARCASTLE, Nora',
  role: 'Director',
  from: '2018-11-20',
  particulars: { Nationality: 'British', 'Service address': '1 Quay Street, Hull' },
};
const entry: HistoryEntry = {
  id: 'T1',
  type: 'CS01',
  date: '2026-11-01',
  description: 'Confirmation statement',
  values: {},
  parts: [],
};
const picture: RegisterPicture = {
  name: 'HARBOUR LIGHT BAKERY LIMITED',
  status: 'Active',
  registeredOffice: '1 Quay Street, Hull, HU1 1AA',
  sicCodes: ['10710', '47240'],
  statement: { lastMadeUpTo: '2025-11-20', nextMadeUpTo: '2026-11-20', dueOn: '2026-12-04' },
  accounts: { referenceDate: '31 March', lastMadeUpTo: '2025-03-31', dueOn: '2026-12-31' },
  officers: [nora],
  pscs: [],
  charges: [{ id: 'C1', name: 'Charge 099900010001', status: 'Outstanding', particulars: {} }],
  history: [entry],
};
const compareWith = (change: Partial<RegisterPicture>) => compareRegister(picture, { ...picture, ...change });

describe('two readings of the register', () => {
  it('that show the same have no difference, in whatever order their lists are', () => {
    expect(compareWith({ sicCodes: ['47240', '10710'] })).toEqual([]);
  });

  it('are not compared in what one of them has not read', () => {
    expect(compareRegister(picture, {})).toEqual([]);
    expect(compareRegister({}, { ...picture, capital: ['100 ORDINARY'] })).toEqual([]);
  });

  it.each([
    ['name', { name: 'QUAYSIDE LIMITED' }],
    ['status', { status: 'Active, proposal to strike off' }],
    ['registered-office', { registeredOffice: '9 Bow Lane, London' }],
  ] as const)('show a new %s with what was there before', (kind, change) => {
    const [now] = Object.values(change);
    const before = Object.entries(picture).find(([key]) => key in change)?.[1];
    expect(compareWith(change)).toEqual([{ kind, subject: '', before, now }]);
  });

  it('show the dates that moved, and no others', () => {
    const statement = { ...picture.statement, lastMadeUpTo: '2026-11-01', dueOn: '2027-11-15' };
    expect(compareWith({ statement })).toEqual([
      {
        kind: 'statement-dates',
        subject: '',
        before: 'Last made up to: 20 November 2025\nDue by: 4 December 2026',
        now: 'Last made up to: 1 November 2026\nDue by: 15 November 2027',
      },
    ]);
  });

  it('show an entry of the history that is gone, but none that is merely further back', () => {
    const older = { ...entry, id: 'T0', date: '2026-10-01' };
    const newer = { ...entry, id: 'T2', date: '2026-11-10' };
    const before = { ...picture, history: [entry, older] };
    expect(compareRegister(before, { ...picture, history: [newer, entry] })).toEqual([]);
    expect(compareRegister(before, { ...picture, history: [newer, older] })).toEqual([
      { kind: 'filing-removed', subject: 'CS01', before: 'Confirmation statement (1 November 2026)' },
    ]);
  });
});

describe('people of the register', () => {
  const mara = { ...nora, id: 'mara', name: 'QUILL, Mara', from: '2026-11-10' };

  it('are appointed, leave, and change, each told by itself', () => {
    expect(compareWith({ officers: [nora, mara] })).toMatchObject([
      { kind: 'officer-appointed', subject: 'QUILL, Mara', now: 'Director from 10 November 2026' },
    ]);
    expect(compareWith({ officers: [{ ...nora, until: '2026-11-12' }] })).toMatchObject([
      { kind: 'officer-ceased', now: 'Director from 20 November 2018 until 12 November 2026' },
    ]);
    const moved = { ...nora.particulars, 'Service address': '9 Bow Lane, London' };
    expect(compareWith({ officers: [{ ...nora, particulars: moved }] })).toMatchObject([
      {
        kind: 'officer-changed',
        before: 'Service address: 1 Quay Street, Hull',
        now: 'Service address: 9 Bow Lane, London',
      },
    ]);
  });

  it('are gone altogether where the registrar takes an entry off', () => {
    expect(compareWith({ officers: [] })).toMatchObject([
      { kind: 'officer-removed', subject: 'HARCASTLE, Nora', before: 'Director from 20 November 2018' },
    ]);
  });

  it('have both names where one changes, and an identity that is verified', () => {
    const [difference] = compareWith({ officers: [{ ...nora, name: 'QUILL, Nora' }] });
    expect(difference).toMatchObject({ kind: 'officer-changed', names: ['HARCASTLE, Nora', 'QUILL, Nora'] });
    expect(compareWith({ officers: [{ ...nora, verification: 'Verified' }] })).toMatchObject([
      { kind: 'identity-verification', now: 'Verified' },
    ]);
  });

  it('with significant control, and statements in their place, are compared in the same way', () => {
    expect(compareWith({ pscs: [mara] })).toMatchObject([{ kind: 'psc-notified' }]);
    const before = { ...picture, pscStatements: [] };
    expect(compareRegister(before, { ...before, pscStatements: [mara] })).toMatchObject([
      { kind: 'psc-notified' },
    ]);
  });
});

it('charges are registered, and satisfied', () => {
  const [first] = picture.charges ?? [];
  if (first === undefined) throw new Error('There is a charge.');
  const second = { ...first, id: 'C2', name: 'Charge 099900010002' };
  expect(compareWith({ charges: [first, second] })).toMatchObject([
    { kind: 'charge-registered', subject: 'Charge 099900010002', now: 'Outstanding' },
  ]);
  expect(compareWith({ charges: [{ ...first, status: 'Satisfied' }] })).toMatchObject([
    { kind: 'charge-changed', before: 'Status: Outstanding', now: 'Status: Satisfied' },
  ]);
  expect(compareWith({ charges: [] })).toMatchObject([{ kind: 'charge-changed', before: 'Outstanding' }]);
});
