export { findFreePorts } from './free-ports.ts';
export { type Finding, findSecrets, type Source } from './secret-scan.ts';
export { type Ask, columnsOf, filesUnder } from './secret-sources.ts';
export { createTestDatabase, runSql, type TestDatabase, type TestServer } from './test-database.ts';
