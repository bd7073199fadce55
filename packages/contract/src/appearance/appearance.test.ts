import { describe, expect, it } from 'vitest';
import { configuredAppearance, readAppearance } from './appearance.ts';
import { appearance } from './appearance-shape.ts';

describe('a kept appearance', () => {
  it('is read as it was chosen', () => {
    const chosen = { ...configuredAppearance, menuColour: 'purple' as const, navbarImage: 5 as const };
    expect(readAppearance(chosen)).toEqual(chosen);
    expect(appearance.parse(chosen)).toEqual(chosen);
  });

  it('of another release keeps what is still known, and is as configured for the rest', () => {
    expect(readAppearance({ menuColour: 'red', navbarImage: 9, Sparkle: true })).toEqual({
      ...configuredAppearance,
      menuColour: 'red',
    });
  });

  it.each([null, 'dark', 7, ['red']])('that is none at all is as configured: %j', (kept) => {
    expect(readAppearance(kept)).toEqual(configuredAppearance);
  });
});
