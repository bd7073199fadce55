/** What a benchmark needs to ask the database exactly what the product asks it. */
export { toListOrder } from './features/companies/list/get-companies.ts';
export { type CompanyListOrder, writeCompanyList } from './features/companies/list/company-list-queries.ts';
export { keepCheckpoints } from './features/shares/ledger/checkpoints/checkpoints.ts';
export { openDatabase } from './platform/database/database.ts';
export type { SqlSession } from './platform/database/sql-session.ts';
export { openConnectionPool } from './platform/database/connection-pool.ts';
