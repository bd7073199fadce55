export { type Finding, findSecrets, type Source } from './secret-scan.ts';
export { type Ask, columnsOf, filesUnder } from './secret-sources.ts';
