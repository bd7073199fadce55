import { describe, expect, it } from 'vitest';
import { announcementOf, clockOf } from './countdown.ts';

describe('the time that a session has left', () => {
  it('is shown as on a clock', () => {
    expect([300, 61, 9, 0].map(clockOf)).toEqual(['5:00', '1:01', '0:09', '0:00']);
  });

  it('is read out at five minutes, one minute and twenty seconds, and not in between', () => {
    const heard: string[] = [];
    for (let left = 310; left >= 0; left -= 1) {
      const words = announcementOf(left);
      if (words !== '' && heard.at(-1) !== words) heard.push(words);
    }
    expect(heard).toEqual([
      'Your session will expire in 5 minutes',
      'Your session will expire in 1 minute',
      'Your session will expire in 20 seconds',
    ]);
  });
});
