import { describe, expect, it } from 'vitest';
import { readColumns, readDensity, writeColumns, writeSort } from './table-settings.ts';

const columns = [{ id: 'name' }, { id: 'number' }, { id: 'status' }, { id: 'office', hiddenByDefault: true }];

describe('the order of a table in its address', () => {
  const usual = { column: 'name', descending: false };

  it.each([
    ['is not written where it is the usual one', { column: 'name', descending: false }, undefined],
    ['is a column', { column: 'number', descending: false }, 'number'],
    ['has a minus where the last comes first', { column: 'name', descending: true }, '-name'],
  ])('%s', (_says, sort, written) => expect(writeSort(sort, usual)).toEqual({ sort: written }));
});

describe('the height of rows in an address', () => {
  it('is read where there is such a height', () => {
    expect(readDensity({ rows: 'compact' })).toBe('compact');
    expect(readDensity({ rows: 'huge' })).toBeUndefined();
  });
});

describe('the columns of a table in its address', () => {
  it('are all but the hidden ones where it says nothing', () => {
    expect(readColumns({}, columns)).toEqual(['name', 'number', 'status']);
  });

  it('are those that it names, in the order of the table, and the first always', () => {
    expect(readColumns({ columns: 'office,number,gone' }, columns)).toEqual(['name', 'number', 'office']);
  });

  it.each([
    ['nothing for the usual ones', ['status', 'name', 'number'], undefined],
    ['those after the first', ['name', 'office', 'number'], 'number,office'],
    ['the first alone where nothing else is shown', ['name'], 'name'],
  ])('are written as %s', (_says, shown, written) =>
    expect(writeColumns(shown, columns)).toEqual({ columns: written }),
  );

  it('come back as they were written', () => {
    const written = writeColumns(['name', 'office'], columns);
    expect(readColumns(written, columns)).toEqual(['name', 'office']);
  });
});
