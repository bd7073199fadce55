import { expect, it } from 'vitest';
import { findCrowdedFolders } from './folder-rule.ts';

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/file-${index}.ts`, text: '' }));

it('a folder may hold 20 files, and its sub-folders as many again', () => {
  expect(
    findCrowdedFolders([...filesIn('apps/api/src', 20), ...filesIn('apps/api/src/a', 20)], new Set()),
  ).toEqual([]);
});

it('the 21st file is a violation', () => {
  expect(findCrowdedFolders(filesIn('apps/api/src', 21), new Set())).toEqual([
    { file: 'apps/api/src', line: 1, what: '21 files', rule: 'no folder holds more than 20 files' },
  ]);
});

it('a folder that is listed as still to be divided may hold more', () => {
  expect(findCrowdedFolders(filesIn('apps/api/src', 26), new Set(['apps/api/src']))).toEqual([]);
});

it('a listed folder that is divided, or gone, has to leave the list', () => {
  const listed = new Set(['apps/api/src', 'apps/api/old']);
  expect(findCrowdedFolders(filesIn('apps/api/src', 20), listed)).toMatchObject([
    { file: 'apps/api/src', rule: expect.stringContaining('leaves') },
    { file: 'apps/api/old', rule: expect.stringContaining('leaves') },
  ]);
});
