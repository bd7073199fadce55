import { provisionPostgres } from '@statbook/scripts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests make databases of their own. */
    postgresUrl: string;
  }
}

/** One PostgreSQL server for all stories of a run. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const provided = await provisionPostgres();
  if (!provided.ok) throw new Error(provided.reason);
  project.provide('postgresUrl', provided.postgres.url);
  return provided.postgres.stop;
}
