import { expect, it } from 'vitest';
import { findCrowdedFolders } from './folder-rule.ts';

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/file-${index}.ts`, text: '' }));

it('a folder may hold 20 files, and its sub-folders as many again', () => {
  expect(findCrowdedFolders([...filesIn('apps/api/src', 20), ...filesIn('apps/api/src/a', 20)])).toEqual([]);
});

it('the 21st file is a violation', () => {
  expect(findCrowdedFolders(filesIn('apps/api/src', 21))).toEqual([
    { file: 'apps/api/src', line: 1, what: '21 files', rule: 'no folder holds more than 20 files' },
  ]);
});
