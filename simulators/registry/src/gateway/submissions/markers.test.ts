import { describe, expect, it } from 'vitest';
import { readMarkedDelivery, readScript, textOfRejection } from './markers.ts';

describe('a marker in a form', () => {
  it.each([
    ['SIM-PARK', { outcome: 'park' }],
    ['SIM-FAIL', { outcome: 'fail' }],
    ['SIM-PENDING', { outcome: 'hold' }],
    ['MATTER 7 SIM-REJECT-12604', { outcome: 'reject', code: '12604', text: textOfRejection('12604') }],
    ['SIM-REJECT-1', { outcome: 'reject', code: '1', text: 'Random Test mode rejection' }],
  ])('%s decides beforehand', (text, script) => {
    expect(readScript(['', text])).toEqual(script);
  });

  it.each([
    ['SIM-TIMEOUT', 'silent'],
    ['SIM-DROP', 'cut'],
    ['SIM-LOST', 'lost'],
  ])('%s withholds the receipt', (text, delivery) => {
    expect(readMarkedDelivery([text, ''])).toBe(delivery);
    expect(readScript([text, ''])).toBeUndefined();
  });

  it.each(['', 'MATTER 7', 'SIM-REJECT', 'sim-park'])('is none in %j', (text) => {
    expect([readScript([text]), readMarkedDelivery([text])]).toEqual([undefined, 'normal']);
  });

  it('has a text for every code', () => {
    expect(textOfRejection('11686')).toBe('Shareholder details are required');
    expect(textOfRejection('777')).toMatch(/rejected/);
  });
});
