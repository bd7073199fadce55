import { describe, expect, it } from 'vitest';
import { choiceOf, type OwnChoice, type OwnChoices, toOwnChoice, withChoice } from './own-choices.ts';

const compact: OwnChoice = { Table: 'companies', RowHeight: 'compact', Columns: ['status', 'due'] };

describe('what a person chose for a table', () => {
  it('is said to the server as its view says it, and comes back the same', () => {
    const choice = { rows: 'compact', columns: 'status,due' };
    expect(toOwnChoice('companies', choice)).toEqual(compact);
    expect(choiceOf('companies', withChoice([], compact))).toEqual(choice);
  });

  it('is nothing for the tables of which nothing was said', () => {
    expect(choiceOf('officers', withChoice([], compact))).toEqual({ rows: undefined, columns: undefined });
    expect(toOwnChoice('officers', {})).toEqual({ Table: 'officers', RowHeight: null, Columns: null });
  });

  it('takes the place of what was chosen for the same table before', () => {
    const usual = toOwnChoice('companies', {});
    const officers = toOwnChoice('officers', { rows: 'comfortable' });
    const choices = [officers, compact, usual].reduce<OwnChoices>(withChoice, []);
    expect(choices).toEqual([officers, usual]);
  });
});
