import { expect, it } from 'vitest';
import { summaryOf } from './answer-summary.ts';
import { field, section } from './form.fixture.tsx';

const summary = (sections: Parameters<typeof summaryOf>[0]['sections'], answers: Record<string, string>) =>
  summaryOf({ sections }, { answers, secretsHeld: [], documents: [] });

it('a name and a house with its street are read as one', () => {
  const paths = ['name.forename', 'name.otherForenames', 'name.surname', 'roles'];
  const person = section(
    'Person 1',
    paths.map((path) => field(path)),
  );
  const answers = {
    'name.forename': 'Dora',
    'name.otherForenames': 'May',
    'name.surname': 'Quince',
    roles: 'Director',
  };
  expect(summary([person], answers)).toBe('Dora May Quince, Director');
  const address = section(
    'Address',
    ['a.premise', 'a.street', 'a.postTown'].map((path) => field(path)),
  );
  expect(summary([address], { 'a.premise': '7', 'a.street': 'Park Row', 'a.postTown': 'Bristol' })).toBe(
    '7 Park Row, Bristol',
  );
});

it('a figure stands after its label, or after the title of a section that has nothing else', () => {
  const shareClass = section('Class 1', [
    field('name'),
    field('value', { label: 'Nominal value of each', kind: 'amount', currencyAt: 'currency' }),
  ]);
  const holding = (name: string, path: string) => section(name, [field(path, { kind: 'number' })]);
  const answers = { name: 'Ordinary', value: '1', currency: 'GBP', a: '7500', b: '25' };
  expect(summary([shareClass, holding('Dora Quince', 'a'), holding('Eve Fig', 'b')], answers)).toBe(
    'Ordinary, Nominal value of each: £1.00 · Dora Quince: 7,500 · Eve Fig: 25',
  );
});

it('says nothing of secrets, and of a yes or no', () => {
  const secret = field('code', { isSecret: true });
  expect(summary([section('Identity', [secret, field('is', { kind: 'tick' })])], { is: 'yes' })).toBe('');
});
