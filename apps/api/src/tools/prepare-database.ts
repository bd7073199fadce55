import { prepareTemplate } from '../platform/database/embedded-database.ts';

// The end of npm ci, and every start from a changed checkout: the database that new data folders begin with.

await prepareTemplate();
