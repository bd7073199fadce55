import { describe, expect, it } from 'vitest';
import { compareRegister } from './compare-register.ts';
import { type EarlierEntries, explainChanges } from './explain-changes.ts';
import type { OurFiling } from './our-filings.ts';
import type { HistoryEntry, RegisteredRole, RegisterPicture } from './register-picture.ts';

const old: HistoryEntry = {
  id: 'T0',
  type: 'CS01',
  date: '2025-11-20',
  description: 'Confirmation statement',
  values: {},
  parts: [],
};
const before: RegisterPicture = {
  name: 'HARBOUR LIGHT BAKERY LIMITED',
  registeredOffice: '1 Quay Street, Hull',
  accounts: { lastMadeUpTo: '2025-03-31', nextMadeUpTo: '2026-03-31', dueOn: '2026-12-31' },
  officers: [],
  history: [old],
};
const mara: RegisteredRole = {
  id: 'mara',
  name: 'QUILL, Mara',
  role: 'Director',
  from: '2026-11-10',
  particulars: {},
};
const appointed: HistoryEntry = {
  id: 'T1',
  type: 'AP01',
  date: '2026-11-20',
  description: 'Appointment of Ms Mara Quill as a director on 10 November 2026',
  values: { officer_name: 'Ms Mara Quill', appointment_date: '2026-11-10' },
  parts: [],
};
const ours: OurFiling = {
  filingId: 'F1',
  form: 'AP01',
  acceptedOn: '2026-11-20',
  types: ['AP01', 'LLAP01'],
  values: { officer_name: 'Mara Quill', appointment_date: '2026-11-10' },
  from: '2026-11-20',
  explained: [],
};
const officeMoved: HistoryEntry = { ...appointed, id: 'T2', type: 'AD01', values: {}, description: 'Office' };

const earlier: EarlierEntries = { since: '2026-11-06', explainedBefore: [] };

function explain(
  change: Partial<RegisterPicture>,
  filings: OurFiling[] = [],
  from = before,
  entries: Partial<EarlierEntries> = {},
) {
  const now = { ...from, ...change };
  const differences = compareRegister(from, now);
  return explainChanges({
    before: from,
    now,
    differences,
    ours: filings,
    earlier: { ...earlier, ...entries },
  });
}

const withEntries = (...entries: HistoryEntry[]) => ({ history: [...entries, old] });

describe('a change that we filed', () => {
  const shown = { officers: [mara], ...withEntries(appointed) };

  it('is ours once, with its filing and its entry', () => {
    expect(explain(shown, [ours])).toMatchObject([
      { kind: 'officer-appointed', origin: 'ours', filing: { filingId: 'F1' }, entry: { id: 'T1' } },
    ]);
  });

  it('is ours by the entry that was found for it, and before its acceptance has come back', () => {
    expect(explain(shown, [{ ...ours, values: {}, entryId: 'T1' }])).toMatchObject([{ origin: 'ours' }]);
    expect(explain(shown, [{ ...ours, acceptedOn: undefined }])).toMatchObject([{ origin: 'ours' }]);
  });

  it('is ours where the register shows the officer before the filing, and the filing before the officer', () => {
    expect(explain({ officers: [mara] }, [ours])).toMatchObject([
      { kind: 'officer-appointed', origin: 'ours' },
    ]);
    expect(explain(withEntries(appointed), [ours])).toMatchObject([{ kind: 'filing', origin: 'ours' }]);
    const later = { ...before, ...withEntries(appointed) };
    const found = { ...ours, entryId: 'T1' };
    expect(explain({ officers: [mara] }, [found], later)).toMatchObject([{ origin: 'ours' }]);
  });

  it('explains the same thing once: a second move of the office is not ours', () => {
    const office: OurFiling = { ...ours, form: 'AD01', types: ['AD01'], values: {}, entryId: 'T2' };
    const moved = { ...before, ...withEntries(officeMoved) };
    const change = { registeredOffice: '9 Bow Lane, London' };
    expect(explain(change, [office], moved)).toMatchObject([{ origin: 'ours' }]);
    const told: OurFiling = { ...office, explained: ['registered-office'] };
    expect(explain(change, [told], moved)).toMatchObject([{ origin: 'not-ours' }]);
  });

  it('has with it what the registrar enters beside it', () => {
    const name: OurFiling = { ...ours, form: 'NM01', types: ['NM01'], values: {} };
    const certificate = {
      ...appointed,
      id: 'T3',
      type: 'CERTNM',
      values: {},
      parts: [{ id: 'T3 1', type: 'NM01', values: {} }],
    };
    const resolution = { ...certificate, id: 'T4', type: 'RES15', parts: [] };
    const change = { name: 'QUAYSIDE LIMITED', ...withEntries(resolution, certificate) };
    expect(explain(change, [name]).map(({ origin }) => origin)).toEqual(['ours', 'ours']);
    expect(explain(change).map(({ origin }) => origin)).toEqual(['not-ours', 'not-ours']);
  });
});

describe('a change that we did not file', () => {
  it('is told with the entry that brought it about', () => {
    expect(explain({ officers: [mara], ...withEntries(appointed) })).toMatchObject([
      { kind: 'officer-appointed', origin: 'not-ours', entry: { id: 'T1' } },
    ]);
  });

  it('is told where the register shows no filing for it, or one only that showed earlier', () => {
    expect(explain({ officers: [mara] })).toEqual([
      { kind: 'officer-appointed', subject: 'QUILL, Mara', now: expect.any(String), origin: 'not-ours' },
    ]);
    expect(explain({ officers: [mara] }, [], { ...before, ...withEntries(appointed) })).toMatchObject([
      { origin: 'not-ours', entry: { id: 'T1' } },
    ]);
  });

  it('is not told with an entry of long ago, nor with one that explained the same before', () => {
    const moved = { ...before, ...withEntries(officeMoved) };
    const back = { registeredOffice: '9 Bow Lane, London' };
    const entryOf = (entries: Partial<EarlierEntries>) => explain(back, [], moved, entries)[0]?.entry?.id;
    expect(entryOf({})).toBe('T2');
    expect(entryOf({ since: '2026-11-21' })).toBeUndefined();
    expect(entryOf({ explainedBefore: [{ entryId: 'T2', kind: 'registered-office' }] })).toBeUndefined();
    expect(entryOf({ explainedBefore: [{ entryId: 'T2', kind: 'officer-changed' }] })).toBe('T2');
  });

  it('does not hide behind a filing of ours about somebody else', () => {
    const john = { ...mara, id: 'john', name: 'ROGUE, John' };
    const entry = { ...appointed, id: 'T9', values: { officer_name: 'Mr John Rogue' } };
    const changes = explain({ officers: [john, mara], ...withEntries(entry, appointed) }, [ours]);
    expect(changes).toMatchObject([
      { subject: 'ROGUE, John', origin: 'not-ours', entry: { id: 'T9' } },
      { subject: 'QUILL, Mara', origin: 'ours', entry: { id: 'T1' } },
    ]);
  });

  it('does not hide behind one of ours of the same form, of which each has one entry', () => {
    const office: OurFiling = { ...ours, form: 'AD01', types: ['AD01'], values: {}, entryId: 'T2' };
    const again = { ...officeMoved, id: 'T5' };
    const change = { registeredOffice: '9 Bow Lane, London', ...withEntries(again, officeMoved) };
    const origins = explain(change, [office]).map(({ entry, origin }) => [entry?.id, origin]);
    expect(origins).toEqual([
      ['T5', 'not-ours'],
      ['T2', 'ours'],
    ]);
  });

  it('is not an entry that was further back than the earlier reading reached', () => {
    const older = { ...appointed, id: 'T8', date: '2020-01-01' };
    expect(explain({ history: [old, older] })).toEqual([]);
  });

  it('is told where a filing changes nothing that is compared', () => {
    const strange = { ...appointed, id: 'T6', type: 'XX99' };
    expect(explain(withEntries(strange))).toMatchObject([
      { kind: 'filing', subject: 'XX99', origin: 'not-ours', now: strange.description },
    ]);
  });
});

describe('what comes in the course of things', () => {
  const accounts = { lastMadeUpTo: '2026-03-31', nextMadeUpTo: '2027-03-31', dueOn: '2027-12-31' };
  const delivered = { ...appointed, id: 'T7', type: 'AA', values: { made_up_date: '2026-03-31' } };

  it('is the delivery of the accounts that were due, with the dates that move by it', () => {
    expect(explain({ accounts, ...withEntries(delivered) })).toMatchObject([
      { kind: 'accounts-dates', origin: 'expected', entry: { id: 'T7' } },
    ]);
  });

  it('is not one of other accounts, or of dates that move by nothing', () => {
    const other = { ...delivered, values: { made_up_date: '2025-03-31' } };
    expect(explain({ accounts, ...withEntries(other) })).toMatchObject([{ origin: 'not-ours' }]);
    expect(explain({ accounts })).toMatchObject([{ origin: 'not-ours' }]);
  });

  it('is that a person has verified their identity', () => {
    const verified = { ...mara, verification: 'Verified' };
    const from = { ...before, officers: [mara] };
    expect(explain({ officers: [verified] }, [], from)).toMatchObject([{ origin: 'expected' }]);
  });
});
