import { expect, it } from 'vitest';
import { linesOf } from './answer-text.ts';
import { field, section } from './form.fixture.tsx';

it('an answer follows its label, and a question keeps its own mark', () => {
  const fields = [
    field('surname', { label: 'Surname' }),
    field('isProtected', { label: 'Is it protected?' }),
  ];
  const answers = { surname: 'Plum', isProtected: 'No' };
  const answered = { answers, secretsHeld: [], documents: [] };
  expect(linesOf(section('Name', fields), answered)).toEqual(['Surname: Plum', 'Is it protected? No']);
});

it('an amount of money is written in the currency that another answer names', () => {
  const amount = field('nominalValue', { label: 'Nominal value', kind: 'amount', currencyAt: 'currency' });
  const shares = field('numberOfShares', { label: 'Number of shares', kind: 'amount' });
  const lines = (answers: Readonly<Record<string, string>>) =>
    linesOf(section('Allotment', [amount, shares]), { answers, secretsHeld: [], documents: [] });
  const given = { nominalValue: '2.5', numberOfShares: '1000' };
  expect(lines({ ...given, currency: 'GBP' })).toEqual(['Nominal value: £2.50', 'Number of shares: 1,000']);
  expect(lines({ ...given, currency: 'EUR' })[0]).toBe('Nominal value: EUR 2.50');
  expect(lines(given)[0]).toBe('Nominal value: 2.5');
});

it('what the title of the section says is not said again', () => {
  const answered = {
    answers: { kind: 'The office', own: 'Half', trust: 'All' },
    secretsHeld: [],
    documents: [],
  };
  const kind = field('kind', { label: 'Service address' });
  expect(linesOf(section('Service address', [kind]), answered)).toEqual(['The office']);
  const own = field('own', { label: 'Shares: directly or indirectly' });
  const trust = field('trust', { label: 'Shares: through a trust' });
  expect(linesOf(section('Shares', [own, trust]), answered)).toEqual([
    'Directly or indirectly: Half',
    'Through a trust: All',
  ]);
});
