import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { EntryInFull } from './listed-entry.ts';
import { movementLines } from './entry-movements.tsx';

afterEach(cleanup);

type Movement = EntryInFull['movements'][number];
const pounds = (amount: string | null) => ({ currency: 'GBP', amount });
const bobs: Movement = {
  holderId: '33333333-3333-4333-8333-333333333333',
  accountName: 'Bob Stone',
  account: 'holder',
  shareClassId: '22222222-2222-4222-8222-222222222222',
  className: 'Ordinary',
  sharesIn: '0',
  sharesOut: '0',
  numbersIn: '',
  numbersOut: '',
  unpaidIn: pounds('0'),
  unpaidOut: pounds('0'),
};

const examples: readonly (readonly [string, Partial<Movement>])[] = [
  [
    'Bob Stone: 100 Ordinary become 100, £25.00 unpaid instead of £75.00',
    { sharesIn: '100', sharesOut: '100', unpaidIn: pounds('25'), unpaidOut: pounds('75') },
  ],
  [
    'Bob Stone: 100 Ordinary become 100, £0.00 unpaid instead of £75.00',
    { sharesIn: '100', sharesOut: '100', unpaidOut: pounds('75') },
  ],
  ['Bob Stone: 100 Ordinary become 200', { sharesIn: '200', sharesOut: '100' }],
  ['Bob Stone gives up 40 Ordinary, £30.00 unpaid', { sharesOut: '40', unpaidOut: pounds('30') }],
  ['Bob Stone gets 40 Ordinary', { sharesIn: '40' }],
  ['Bob Stone gets 40 Ordinary', { sharesIn: '40', unpaidIn: pounds(null) }],
];

it.each(examples)('an entry tells: %s', (words, movement) => {
  render(<main>{movementLines({ movements: [{ ...bobs, ...movement }] })}</main>);
  expect(screen.getByRole('main').textContent).toBe(words);
});
