/** What a benchmark needs to ask the database exactly what the product asks it. */
export { toListOrder } from './features/companies/get-companies.ts';
export { type CompanyListOrder, writeCompanyList } from './features/companies/company-list-queries.ts';
export { keepCheckpoints } from './features/shares/books/checkpoints.ts';
export { openDatabase } from './platform/database/database.ts';
export type { SqlSession } from './platform/database/engine.ts';
export { openServerEngine } from './platform/database/server-engine.ts';
