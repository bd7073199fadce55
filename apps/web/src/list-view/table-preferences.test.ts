import { describe, expect, it } from 'vitest';
import {
  preferenceOf,
  type SavedPreference,
  type SavedPreferences,
  toSavedPreference,
  withPreference,
} from './table-preferences.ts';

const compact: SavedPreference = { table: 'companies', rowHeight: 'compact', columns: ['status', 'due'] };

describe('what a person chose for a table', () => {
  it('is said to the server as its view says it, and comes back the same', () => {
    const choice = { rows: 'compact', columns: 'status,due' };
    expect(toSavedPreference('companies', choice)).toEqual(compact);
    expect(preferenceOf('companies', withPreference([], compact))).toEqual(choice);
  });

  it('is nothing for the tables of which nothing was said', () => {
    expect(preferenceOf('officers', withPreference([], compact))).toEqual({
      rows: undefined,
      columns: undefined,
    });
    expect(toSavedPreference('officers', {})).toEqual({ table: 'officers', rowHeight: null, columns: null });
  });

  it('takes the place of what was chosen for the same table before', () => {
    const usual = toSavedPreference('companies', {});
    const officers = toSavedPreference('officers', { rows: 'comfortable' });
    const choices = [officers, compact, usual].reduce<SavedPreferences>(withPreference, []);
    expect(choices).toEqual([officers, usual]);
  });
});
