import { describe, expect, it } from 'vitest';
import { ordinary } from './share-class.fixture.ts';
import { nameAmong } from './share-class.ts';

describe('classes of one name', () => {
  it('are told apart by their currency, and others bear their name alone', () => {
    const classes = [
      ordinary,
      { ...ordinary, shareClassId: 'eur', className: 'ordinary', currency: 'EUR' },
      { ...ordinary, shareClassId: 'pref', className: 'Preference' },
    ];
    expect(classes.map((each) => nameAmong(each, classes))).toEqual([
      'Ordinary (GBP)',
      'ordinary (EUR)',
      'Preference',
    ]);
  });
});
