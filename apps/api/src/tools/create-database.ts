import { openEmbeddedEngine } from '../platform/database/embedded-engine.ts';
import { migrate } from '../platform/database/migrate.ts';

// node apps/api/src/tools/create-database.ts FOLDER: an embedded database of the newest schema with nothing in it,
// which new installations begin with.

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the database.');
const engine = await openEmbeddedEngine(folder);
try {
  await migrate(engine);
} finally {
  await engine.close();
}
