import { describe, expect, it } from 'vitest';
import { checkForm } from '../kernel/check-form.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { registeredOffice } from './rules.ts';

const facts = formFacts();
const answers = {
  'address.premise': '14',
  'address.street': 'Quay Street',
  'address.postTown': 'Cardiff',
  'address.country': 'GB-WLS',
  'address.postcode': 'cf10 1aa',
  acceptAppropriateAddressStatement: 'yes',
};
const check = (more: Record<string, string> = {}, about = facts) =>
  checkForm(registeredOffice, { form: 'AD01', facts: about, answers: { ...answers, ...more } });
const errorsOf = (more: Record<string, string>) => check(more).errors.map(({ path, code }) => [path, code]);

describe('a change of the registered office', () => {
  it('is ready with an address in the company’s part of the United Kingdom and the statement', () => {
    expect(check()).toMatchObject({ isReady: true, errors: [], blockers: [] });
    const { content, secrets } = registeredOffice.compose({ form: 'AD01', facts, answers });
    expect(secrets).toEqual({});
    expect(content).toEqual({
      address: {
        premise: '14',
        street: 'Quay Street',
        postTown: 'Cardiff',
        country: 'GB-WLS',
        postcode: 'CF10 1AA',
      },
      acceptAppropriateAddressStatement: true,
    });
  });

  it.each([
    [{ 'address.premise': '' }, 'address.premise', 'missing'],
    [{ 'address.postcode': '' }, 'address.postcode', 'missing'],
    [{ 'address.postcode': 'CARDIFF' }, 'address.postcode', 'not-a-postcode'],
    [{ 'address.country': 'GB-SCT' }, 'address.country', 'not-an-option'],
    [{ 'address.premise': 'P.O. Box 12' }, 'address.premise', 'po-box'],
    [{ 'address.careOf': 'PO Box 12' }, 'address.careOf', 'po-box'],
    [{ 'address.street': 'po box 12' }, 'address.street', 'po-box'],
    [{ 'address.thoroughfare': 'P O Box 12' }, 'address.thoroughfare', 'po-box'],
    [{ 'address.street': 'x'.repeat(51) }, 'address.street', 'too-long'],
    [{ acceptAppropriateAddressStatement: '' }, 'acceptAppropriateAddressStatement', 'missing'],
  ])('refuses %j at its field', (more, path, code) => {
    expect(errorsOf(more)).toEqual([[path, code]]);
  });

  it('refuses the address that is registered already', () => {
    const about = formFacts({
      registeredOffice: {
        premise: '14',
        street: 'QUAY  STREET',
        postTown: 'Cardiff',
        country: 'GB-WLS',
        postcode: 'CF101AA',
      },
    });
    expect(check({}, about).errors).toMatchObject([{ path: 'address.premise', code: 'no-change' }]);
  });

  it('needs the authentication code, and is sent after a change of name', () => {
    const naming = { id: '1', form: 'NM01', state: 'pending', effectiveOn: undefined, subject: '' } as const;
    const about = formFacts({ hasAuthenticationCode: false, openFilings: [naming] });
    const { blockers, warnings } = check({}, about);
    expect(blockers.map(({ code }) => code)).toEqual(['authentication-code-missing']);
    expect(warnings.map(({ code }) => code)).toEqual(['name-change-undecided']);
  });
});

describe('an office that is the default address', () => {
  it.each([
    { careOf: 'THE REGISTRAR', poBox: '4385', premise: 'Default Address', postcode: 'CF14 8LH' },
    { premise: 'PO Box 4385', street: '01234567 - Companies House Default Address', postcode: 'CF14 8LH' },
    { premise: 'PO Box 24238', postcode: 'EH7 9HR' },
    { poBox: '2381', premise: '', postcode: 'bt1 9dy' },
  ])('%j is changed on paper alone, and it says why', (lines) => {
    const office = { postTown: 'Cardiff', country: 'GB-WLS', ...lines };
    const about = formFacts({ registeredOffice: office });
    expect(registeredOffice.whyDocument?.('AD01', about)).toContain('on paper alone');
    expect(check({}, { ...about, channel: 'gateway' }).blockers).toMatchObject([{ code: 'default-address' }]);
    expect(check({}, { ...about, channel: 'produced' })).toMatchObject({
      blockers: [],
      warnings: [{ code: 'default-address' }],
      isReady: true,
    });
  });

  it('is not one of the company’s own, nor the registrar’s street', () => {
    expect(registeredOffice.whyDocument?.('AD01', facts)).toBeUndefined();
    const street = { premise: 'Crown Way', postTown: 'Cardiff', country: 'GB-WLS', postcode: 'CF14 3UZ' };
    expect(registeredOffice.whyDocument?.('AD01', formFacts({ registeredOffice: street }))).toBeUndefined();
  });
});
