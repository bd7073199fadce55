import { provisionPostgres } from '@statbook/scripts';
import type { TestServer } from '@statbook/testkit';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server on which the tests of a run make databases of their own. */
    postgres: TestServer;
  }
}

/** One PostgreSQL server for all tests of a run. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const provided = await provisionPostgres();
  if (!provided.ok) throw new Error(provided.reason);
  const { url, template, stop } = provided.postgres;
  project.provide('postgres', { url, template });
  return stop;
}
