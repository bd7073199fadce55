import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from '../dates/civil-date.ts';
import { actOfObligation } from './obligation-act.ts';
import { describeObligation, type NamedObligation } from './obligation-words.ts';
import {
  isOpen,
  keyOfObligation,
  type Obligation,
  OBLIGATION_KINDS,
  SOON_DAYS,
  passedAs,
  urgencyOf,
} from './obligation.ts';

const today = civilDate('2026-11-23');
const actOf = (obligation: NamedObligation) => actOfObligation(obligation, (form) => form === 'SH01');
const due = (dueOn: string, more: Partial<Obligation> = {}): Obligation => ({
  kind: 'form',
  form: 'SH01',
  dueOn: civilDate(dueOn),
  canBeLate: true,
  ...more,
});

describe('how near an obligation is', () => {
  it.each([
    ['2026-11-22', 'overdue'],
    ['2026-11-23', 'soon'],
    [addDays(today, SOON_DAYS), 'soon'],
    [addDays(today, SOON_DAYS + 1), 'later'],
  ])('due on %s it is %s', (dueOn, urgency) => {
    expect(urgencyOf(due(dueOn), today)).toBe(urgency);
  });

  it('is never overdue where its day is only the earliest possible one', () => {
    expect(urgencyOf(due('2025-12-26', { canBeLate: false }), today)).toBe('soon');
  });

  it('is said to be late, to have had its earliest day, or to wait for a decision once its day has passed', () => {
    const said = (kind: string, filingState: string | null = null, overdue = false) =>
      passedAs({ kind, overdue, filingState });
    expect(said('control-notice', 'sending', true)).toBe('late');
    expect(said('control-notice')).toBe('earliest');
    expect(said('unregistered-psc', 'draft')).toBe('earliest');
    expect(said('unregistered-psc', 'pending')).toBe('undecided');
    expect(said('confirmation-statement', 'pending')).toBe('undecided');
  });

  it('is not to be met before its window opens, unless its day has passed all the same', () => {
    const statement = due('2026-12-14', { kind: 'psc-verification', opensOn: civilDate('2026-12-01') });
    expect(isOpen(statement, today)).toBe(false);
    expect(isOpen(statement, civilDate('2026-12-01'))).toBe(true);
    expect(isOpen({ ...statement, dueOn: civilDate('2026-11-22') }, today)).toBe(true);
    expect(isOpen(due('2027-01-01'), today)).toBe(true);
  });
});

describe('an obligation', () => {
  it('is called after its form, and a resolution after itself', () => {
    const titleOf = (form: 'SH19' | 'RESOLUTIONS') => describeObligation(due('2026-12-05', { form })).title;
    expect(titleOf('SH19')).toBe('Statement of capital on a reduction, SH19');
    expect(titleOf('RESOLUTIONS')).toBe('Copy of a resolution or class consent');
  });

  it('has a title and an act, whatever its kind', () => {
    for (const kind of OBLIGATION_KINDS) {
      const obligation = { kind, dueOn: today, canBeLate: true };
      expect(describeObligation(obligation).title).not.toBe('');
      expect(actOf(obligation)).not.toBe('');
    }
  });

  it('names its form, the event and how far its filing is', () => {
    const eventOn = civilDate('2026-11-03');
    expect(describeObligation(due('2026-12-03', { eventOn }))).toEqual({
      title: 'Return of allotment of shares, SH01',
      detail: 'Event of 3 November 2026',
    });
    const shareEntry = '50 Ordinary to Cara Jones';
    expect(describeObligation(due('2026-12-03', { eventOn, shareEntry, filingState: 'draft' })).detail).toBe(
      'Event of 3 November 2026: 50 Ordinary to Cara Jones, Draft',
    );
    expect(describeObligation(due('2026-12-03', { filingState: 'draft' })).detail).toBe('Draft');
    const waiting = due('2026-12-03', { filingState: 'queued', waitsForName: true });
    expect(describeObligation(waiting).detail).toBe('Waiting for the change of name');
    const ofPartnership = { ...due('2026-12-03', { form: 'AP01' }), companyNumber: 'OC300001' };
    const member = due('2026-12-03', { kind: 'director-verification', subject: 'Felix' });
    expect(describeObligation(member).detail).toBe('Felix, director');
    expect(describeObligation({ ...member, companyNumber: 'OC301234' }).detail).toBe('Felix, member');
    expect(describeObligation(ofPartnership).title).toBe('Appointment of a member, AP01');
    expect(
      describeObligation(due('2026-12-03', { kind: 'control-notice', form: 'PSC01', subject: 'Felix' })),
    ).toEqual({ title: 'PSC notice, PSC01', detail: 'Felix' });
    expect(
      describeObligation(due('2026-12-03', { kind: 'unregistered-psc', form: 'PSC01', subject: 'Felix' })),
    ).toEqual({ title: 'PSC notice, PSC01', detail: 'Felix, over 25% and not on the PSC register' });
  });

  it('about a person says how far its filing is, and stays the same obligation', () => {
    const begun = { filingId: 'a filing', filingState: 'pending' } as const;
    for (const kind of ['control-notice', 'unregistered-psc', 'psc-verification'] as const) {
      const notice = due('2026-12-03', { kind, form: undefined, subject: 'Felix' });
      const underWay = { ...notice, ...begun };
      expect(describeObligation(underWay).detail).toMatch(/^Felix.*, Received by Companies House$/);
      expect(actOf(underWay)).toBe('show-filing');
      expect(keyOfObligation(underWay)).toBe(keyOfObligation(notice));
    }
    expect(keyOfObligation(due('2026-12-03', begun))).not.toBe(keyOfObligation(due('2026-12-03')));
  });

  it('is begun where we know the form, gone on with where it is a draft, and shown otherwise', () => {
    const shareEventId = 'an entry';
    expect(actOf(due('2026-12-03', { shareEventId }))).toBe('begin-form');
    expect(actOf(due('2026-12-03', { form: 'SH02', shareEventId }))).toBe('show-entry');
    const begun = { filingId: 'a filing' } as const;
    expect(actOf(due('2026-12-03', { ...begun, filingState: 'draft' }))).toBe('go-on');
    expect(actOf(due('2026-12-03', { ...begun, filingState: 'pending' }))).toBe('show-filing');
    const statement = { kind: 'confirmation-statement', form: undefined } as const;
    expect(actOf(due('2026-12-03', statement))).toBe('file-statement');
    expect(actOf(due('2026-12-03', { ...statement, filingState: 'draft' }))).toBe('file-statement');
    expect(actOf({ ...due('2026-12-03', statement), companyType: 'ltd' })).toBe('file-statement');
    expect(actOf({ ...due('2026-12-03', statement), companyType: 'llp' })).toBe('show-statements');
  });
});
