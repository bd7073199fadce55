import { expect, it } from 'vitest';
import type { CallReply } from './call-types.ts';
import { refreshToast } from './refresh-toast.ts';

const foundOf = (...alarms: boolean[]) =>
  // The toast counts the changes, and reads nothing else of them.
  ({
    entity: [{ changes: alarms.map((isAlarm) => ({ isAlarm })) }],
  }) as unknown as CallReply<'refreshCompany'>;

it.each([
  [[], 'HARBOUR updated from Companies House. Changes: none.', undefined],
  [[false, false], 'HARBOUR updated from Companies House. Changes: 2.', undefined],
  [[false, true], 'HARBOUR: changes at Companies House that you did not file (1).', 'failed'],
])('a reading that found %j is told so', (alarms, text, tone) => {
  const toast = refreshToast('HARBOUR', foundOf(...alarms));
  expect(toast).toEqual(tone === undefined ? { text } : { text, tone });
});
