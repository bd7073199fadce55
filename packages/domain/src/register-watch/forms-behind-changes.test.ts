import { describe, expect, it } from 'vitest';
import { FORM_IDS } from '../filing/index.ts';
import { canChange, isCompanion } from './forms-behind-changes.ts';
import { CHANGE_KINDS, type ChangeKind } from './register-difference.ts';

const kindsOf = (type: string) => CHANGE_KINDS.filter((kind) => canChange(type, kind));

/** What each form of ours can be the reason of: as little as it does, so that nothing of others hides behind it. */
const BROUGHT_ABOUT: Readonly<Record<string, readonly ChangeKind[]>> = {
  CS01: ['sic-codes', 'statement-dates', 'exemptions', 'capital', 'shareholders'],
  NM01: ['name'],
  NM04: ['name'],
  // What is at the registered office moves with it.
  AD01: ['registered-office', 'officer-changed', 'psc-changed'],
  AA01: ['accounts-dates'],
  TM01: ['officer-ceased', 'officer-changed'],
  TM02: ['officer-ceased', 'officer-changed'],
  PSC07: ['psc-ceased', 'exemptions'],
  PSC08: ['psc-notified', 'exemptions'],
  PSC09: ['psc-ceased', 'exemptions'],
  SH01: ['capital'],
  MR01: ['charge-registered'],
  MR02: ['charge-registered'],
  MR04: ['charge-changed'],
  MR05: ['charge-changed'],
  DS01: ['status'],
  AD02: [],
  AD03: [],
  AD04: [],
  REA: [],
};

describe('what a form can bring about on the register', () => {
  it.each(Object.entries(BROUGHT_ABOUT))('%s: %j', (form, kinds) => {
    expect(kindsOf(form)).toEqual(kinds);
    // A partnership's own forms do the same.
    expect(kindsOf(`LL${form}`)).toEqual(kinds);
  });

  it.each([
    ['AP', 'officer-appointed'],
    ['CH', 'officer-changed'],
  ] as const)('the forms %s of people and bodies: %s', (family, kind) => {
    for (const number of ['01', '02', '03', '04']) expect(kindsOf(family + number)).toContain(kind);
  });

  it.each([
    [
      ['PSC01', 'PSC02', 'PSC03'],
      ['psc-notified', 'exemptions'],
    ],
    [
      ['PSC04', 'PSC05', 'PSC06'],
      ['psc-changed', 'exemptions'],
    ],
  ] as const)('the forms %j of persons with control: %j', (forms, kinds) => {
    for (const form of forms) expect(kindsOf(form)).toEqual(kinds);
  });

  it.each<[string, readonly ChangeKind[]]>([
    ['CERTNM', ['name', 'status', 'capital']],
    ['RP05', ['registered-office', 'officer-removed', 'psc-removed', 'filing-removed']],
    ['RP09', ['officer-changed', 'officer-removed', 'psc-removed', 'filing-removed']],
    ['RP10', ['psc-changed']],
    ['GAZ1', ['status']],
    ['AA', ['accounts-dates']],
    ['RM01', ['status', 'charge-changed', 'insolvency']],
    ['MR08', ['charge-registered']],
    ['MR10', ['charge-registered']],
    ['MR07', ['charge-changed']],
    ['XX99', []],
    ['', []],
  ])('what the registrar or others enter as %s: %j', (type, kinds) => {
    expect(kindsOf(type).filter((kind) => kind !== 'filing')).toEqual(kinds);
  });

  it.each(['RP04AP01', 'RP01AP01', 'RP04LLAP01'])(
    'a second filing, as %s, whatever the first did',
    (type) => {
      expect(kindsOf(type)).toEqual(
        expect.arrayContaining(['officer-appointed', 'officer-ceased', 'psc-notified', 'capital']),
      );
    },
  );

  it('is never another entry of the history', () => {
    for (const form of FORM_IDS) expect(canChange(form, 'filing')).toBe(false);
  });
});

describe('what the registrar enters beside a form', () => {
  it.each([
    ['CERTNM', 'NM01', true],
    ['RES15', 'NM01', true],
    ['RES15', 'NM04', true],
    ['RES10', 'SH01', true],
    ['CERTNM', 'SH01', false],
    ['RES15', 'AP01', false],
    ['TM01', 'NM01', false],
  ])('%s beside %s: %s', (type, form, isBeside) => {
    expect(isCompanion(type, form)).toBe(isBeside);
  });
});
