import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRegister } from './compare-register.ts';
import { explainChanges } from './explain-changes.ts';
import type { OurFiling } from './our-filings.ts';
import type { RegisterDifference } from './register-difference.ts';
import type { HistoryEntry, RegisteredRole, RegisterPicture, ShownCharge } from './register-picture.ts';

const day = fc.constantFrom('2024-02-29', '2025-12-31', '2026-01-01', '2026-11-20');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const text = fc.constantFrom('A', 'B', 'C');
const byId = <Value extends { readonly id: string }>(value: fc.Arbitrary<Value>) =>
  fc.uniqueArray(value, { selector: ({ id }) => id, maxLength: 4 });
const lines = fc.uniqueArray(text);
const particulars: fc.Arbitrary<Record<string, string>> = fc.record(
  { Address: text, Nationality: text },
  { requiredKeys: [] },
);

const role: fc.Arbitrary<RegisteredRole> = fc.record({
  id: fc.constantFrom('1', '2', '3', '4'),
  name: fc.constantFrom('QUILL, Mara', 'PLUM, Anna', 'ROGUE, John'),
  role: fc.constantFrom('Director', 'Secretary'),
  from: maybe(day),
  until: maybe(day),
  particulars,
  verification: maybe(text),
});
const charge: fc.Arbitrary<ShownCharge> = fc.record({
  id: fc.constantFrom('1', '2', '3'),
  name: fc.constantFrom('Charge 099900010001', 'Charge 099900010002'),
  status: fc.constantFrom('Outstanding', 'Satisfied'),
  particulars,
});
const entry: fc.Arbitrary<HistoryEntry> = fc.record({
  id: fc.constantFrom('T1', 'T2', 'T3', 'T4'),
  type: fc.constantFrom('AP01', 'AD01', 'MR04', 'CS01', 'XX99'),
  date: maybe(day),
  description: text,
  values: fc.constantFrom({}, { officer_name: 'Ms Mara Quill' }),
  parts: fc.constant([]),
});
const history = byId(entry).map((entries) =>
  entries.toSorted((one, other) => ((one.date ?? '') < (other.date ?? '') ? 1 : -1)),
);
const dates = fc.record({ lastMadeUpTo: maybe(day), nextMadeUpTo: maybe(day), dueOn: maybe(day) });
const picture: fc.Arbitrary<RegisterPicture> = fc.record({
  name: maybe(text),
  status: maybe(text),
  registeredOffice: maybe(text),
  sicCodes: maybe(lines),
  statement: maybe(dates),
  accounts: maybe(dates),
  officers: maybe(byId(role)),
  pscs: maybe(byId(role)),
  charges: maybe(byId(charge)),
  exemptions: maybe(lines),
  capital: maybe(lines),
  history: maybe(history),
});

const shuffled = (shown: RegisterPicture): RegisterPicture => ({
  ...shown,
  sicCodes: shown.sicCodes?.toReversed(),
  officers: shown.officers?.toReversed(),
  pscs: shown.pscs?.toReversed(),
  charges: shown.charges?.toReversed(),
  capital: shown.capital?.toReversed(),
});
const textOf = ({ kind, subject, before, now }: RegisterDifference) =>
  JSON.stringify([kind, subject, before, now]);

describe('two readings', () => {
  it('of which one is the other, in whatever order its lists are, show nothing', () => {
    fc.assert(
      fc.property(picture, (shown) => {
        expect(compareRegister(shown, shown)).toEqual([]);
        expect(compareRegister(shown, shuffled(shown))).toEqual([]);
      }),
    );
  });

  it('show the same differences in whatever order their lists are, each once', () => {
    fc.assert(
      fc.property(picture, picture, (before, now) => {
        const told = compareRegister(before, now).map(textOf).toSorted();
        expect(compareRegister(shuffled(before), shuffled(now)).map(textOf).toSorted()).toEqual(told);
      }),
    );
  });

  it('show nothing of what one of them has not read', () => {
    fc.assert(
      fc.property(picture, picture, (before, now) => {
        const unread = Object.keys(before).filter((part) => Reflect.get(now, part) === undefined);
        const without = Object.fromEntries(Object.entries(before).filter(([part]) => !unread.includes(part)));
        expect(compareRegister(before, now)).toEqual(compareRegister(without, now));
      }),
    );
  });

  it('say of each person who is on one of them only that they came, or are gone', () => {
    fc.assert(
      fc.property(byId(role), byId(role), (before, now) => {
        const kinds = compareRegister({ officers: before }, { officers: now }).map(({ kind }) => kind);
        const only = (these: readonly RegisteredRole[], those: readonly RegisteredRole[]) =>
          these.filter(({ id }) => !those.some((each) => each.id === id)).length;
        expect(kinds.filter((kind) => kind === 'officer-appointed')).toHaveLength(only(now, before));
        expect(kinds.filter((kind) => kind === 'officer-removed')).toHaveLength(only(before, now));
      }),
    );
  });
});

describe('what brought the differences about', () => {
  const earlier = { since: '2026-01-01', explainedBefore: [] };
  const explain = (before: RegisterPicture, now: RegisterPicture, ours: readonly OurFiling[]) =>
    explainChanges({ before, now, ours, earlier, differences: compareRegister(before, now) });

  it('is said of each of them in order, and of each new entry once, whoever filed', () => {
    fc.assert(
      fc.property(picture, picture, (before, now) => {
        const changes = explain(before, now, []);
        const differences = compareRegister(before, now);
        expect(changes.slice(0, differences.length).map(textOf)).toEqual(differences.map(textOf));
        const others = changes.slice(differences.length);
        expect(others.every(({ kind }) => kind === 'filing')).toBe(true);
        const entries = others.map((change) => change.entry?.id);
        expect(entries).toEqual([...new Set(entries)]);
      }),
    );
  });

  it('is nothing of ours where we filed nothing', () => {
    fc.assert(
      fc.property(picture, picture, (before, now) => {
        expect(explain(before, now, []).filter(({ origin }) => origin === 'ours')).toEqual([]);
      }),
    );
  });

  const filed = (form: string, values: Readonly<Record<string, string>> = {}): OurFiling => ({
    filingId: 'F1',
    form,
    acceptedOn: '2026-11-20',
    types: [form],
    values,
    from: '2026-11-20',
    explained: [],
  });
  const outstanding: ShownCharge = {
    id: 'C1',
    name: 'Charge 099900010001',
    status: 'Outstanding',
    particulars: {},
  };
  const satisfied = { ...outstanding, status: 'Satisfied' };
  const added = { ...outstanding, id: 'C2', name: 'Charge 099900010002' };

  it.each<[string, OurFiling, RegisterPicture, RegisterPicture, string]>([
    [
      'the satisfaction of a charge by the registration of another',
      filed('MR01', { charge_creation_date: '2026-11-10' }),
      { charges: [outstanding] },
      { charges: [satisfied] },
      'not-ours',
    ],
    ['a charge by the satisfaction of one', filed('MR04'), { charges: [] }, { charges: [added] }, 'not-ours'],
    [
      'the satisfaction of a charge by that of another',
      filed('MR04', { charge_number: '099900010002' }),
      { charges: [outstanding] },
      { charges: [satisfied] },
      'not-ours',
    ],
    [
      'the satisfaction of a charge by its own',
      filed('MR04', { charge_number: '099900010001' }),
      { charges: [outstanding] },
      { charges: [satisfied] },
      'ours',
    ],
    [
      'a new office by an inspection location',
      filed('AD02'),
      { registeredOffice: 'A' },
      { registeredOffice: 'B' },
      'not-ours',
    ],
    ['a new office by its own', filed('AD01'), { registeredOffice: 'A' }, { registeredOffice: 'B' }, 'ours'],
    [
      'a new statement of control by the end of one',
      filed('PSC09'),
      { pscStatements: [] },
      { pscStatements: [{ id: '1', name: '', role: 'Statement', particulars: {} }] },
      'not-ours',
    ],
  ])('never is a filing that cannot have done it: %s', (_what, ours, before, now, origin) => {
    expect(explain({ history: [], ...before }, { history: [], ...now }, [ours])).toMatchObject([{ origin }]);
  });
});
