import { describe, expect, it } from 'vitest';
import { checkForm } from '../kernel/check-form.ts';
import { BRISTOL, bristol } from '../testing/answers.fixture.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { sailAddress } from './rules.ts';

const facts = formFacts();
const answers = bristol('address');
const asked = (more: Record<string, string> = {}, about = facts) =>
  ({ form: 'AD02', facts: about, answers: { ...answers, ...more } }) as const;
const errorsOf = (more: Record<string, string>, about = facts) =>
  checkForm(sailAddress, asked(more, about)).errors.map(({ path, code }) => [path, code]);

describe('the inspection location', () => {
  it('is an address of the company’s part of the United Kingdom', () => {
    expect(checkForm(sailAddress, asked()).isReady).toBe(true);
    expect(sailAddress.compose(asked())).toEqual({ content: { address: BRISTOL }, secrets: {} });
    expect(errorsOf({ 'address.postcode': '' })).toEqual([]);
    expect(errorsOf({ 'address.poBox': '12' })).toEqual([]);
  });

  it.each([
    [{ 'address.country': 'GB-SCT' }, 'address.country', 'not-an-option'],
    [{ 'address.postcode': 'BRISTOL' }, 'address.postcode', 'not-a-postcode'],
    [{ 'address.postcode': 'EH1 1AA' }, 'address.postcode', 'another-part'],
    [{ 'address.postcode': 'CF14 3UZ' }, 'address.postcode', 'another-part'],
    [{ 'address.poBox': '12345678901' }, 'address.poBox', 'too-long'],
    [
      {
        'address.premise': '1',
        'address.street': 'Orchard Way',
        'address.postTown': 'Cardiff',
        'address.country': 'GB-WLS',
        'address.postcode': 'CF14 3UZ',
      },
      'address.premise',
      'is-registered-office',
    ],
  ])('refuses %j at its field', (more, path, code) => {
    expect(errorsOf(more)).toEqual([[path, code]]);
  });

  it('begins with the one on the register, which is then no change', () => {
    const about = formFacts({ sail: { address: BRISTOL, records: [] } });
    expect(sailAddress.begin('AD02', about, {})).toMatchObject({ 'address.premise': '7' });
    expect(errorsOf({}, about)).toEqual([['address.premise', 'no-change']]);
    expect(sailAddress.compare(asked({ 'address.premise': '8' }, about))).toEqual([
      {
        label: 'Inspection location',
        now: ['7 Park Row', 'Bristol', 'BS1 5LJ', 'England'],
        after: ['8 Park Row', 'Bristol', 'BS1 5LJ', 'England'],
      },
    ]);
  });
});
