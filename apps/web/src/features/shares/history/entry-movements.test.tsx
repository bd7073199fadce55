import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { EntryInFull } from './entered-fields.ts';
import { movementLines } from './entry-movements.tsx';

afterEach(cleanup);

type Movement = EntryInFull['Movements'][number];
const pounds = (Amount: string | null) => ({ Currency: 'GBP', Amount });
const bobs: Movement = {
  HolderId: '33333333-3333-4333-8333-333333333333',
  AccountName: 'Bob Stone',
  Account: 'holder',
  ShareClassId: '22222222-2222-4222-8222-222222222222',
  ClassName: 'Ordinary',
  SharesIn: '0',
  SharesOut: '0',
  NumbersIn: '',
  NumbersOut: '',
  UnpaidIn: pounds('0'),
  UnpaidOut: pounds('0'),
};

const examples: readonly (readonly [string, Partial<Movement>])[] = [
  [
    'Bob Stone: 100 Ordinary become 100, £25.00 unpaid instead of £75.00',
    { SharesIn: '100', SharesOut: '100', UnpaidIn: pounds('25'), UnpaidOut: pounds('75') },
  ],
  [
    'Bob Stone: 100 Ordinary become 100, £0.00 unpaid instead of £75.00',
    { SharesIn: '100', SharesOut: '100', UnpaidOut: pounds('75') },
  ],
  ['Bob Stone: 100 Ordinary become 200', { SharesIn: '200', SharesOut: '100' }],
  ['Bob Stone gives up 40 Ordinary, £30.00 unpaid', { SharesOut: '40', UnpaidOut: pounds('30') }],
  ['Bob Stone gets 40 Ordinary', { SharesIn: '40' }],
  ['Bob Stone gets 40 Ordinary', { SharesIn: '40', UnpaidIn: pounds(null) }],
];

it.each(examples)('an entry tells: %s', (words, movement) => {
  render(<main>{movementLines({ Movements: [{ ...bobs, ...movement }] })}</main>);
  expect(screen.getByRole('main').textContent).toBe(words);
});
