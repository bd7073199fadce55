/** What supervisors and servers for tests need of the database, without loading the product. */
export { findEarlierDatabase } from './platform/backup/earlier-database.ts';
export { openConnectionPool } from './platform/database/connection-pool.ts';
export {
  prepareTemplate,
  startEmbeddedDatabase,
  templateFolder,
} from './platform/database/embedded-database.ts';
export { migrate } from './platform/database/migrate.ts';
