import { join } from 'node:path';
import { runNode } from './process/run-command.ts';
import { provisionChromium } from './provision-chromium.ts';
import { provisionPostgres } from './provision-postgres.ts';
import { runStages, type Stage } from './testing/stages.ts';
import { formatTally } from './testing/tally.ts';
import { runJourneys, runVitest } from './testing/test-runners.ts';

// npm test: everything that must hold before a change is merged, quickest first.

const checkout = join(import.meta.dirname, '..');
const installed = (path: string) => join(checkout, 'node_modules', path);

function check(name: string, ...args: string[]): Stage {
  return { name, run: async () => ({ ok: (await runNode(args, { cwd: checkout })) === 0 }) };
}

/**
 * What has one answer on either database is asked on PostgreSQL: what each call and process does, and who may make which. The
 * journeys go through most of it on the embedded one.
 */
const askedOnce = [
  'apps/api/src/features/**',
  'apps/api/src/processes/**',
  'apps/api/src/safety/access.test.ts',
];

/** Everything else that vitest runs, what the API stands on with its embedded database. */
const unitTests: Stage = {
  name: 'unit tests, and what the API stands on with its embedded database',
  run: () => {
    const { TEST_DATABASE_URL: _other, ...env } = process.env;
    const left = askedOnce.flatMap((path) => ['--exclude', path]);
    return runVitest(checkout, ['--project', 'node', '--project', 'web', ...left], env);
  },
};

const apiOnPostgres: Stage = {
  name: 'the API on PostgreSQL',
  run: async () => {
    const provided = await provisionPostgres();
    if (!provided.ok) return provided;
    const { url, stop } = provided.postgres;
    try {
      return await runVitest(checkout, ['apps/api'], { ...process.env, TEST_DATABASE_URL: url });
    } finally {
      await stop();
    }
  },
};

/** Every kind of company, processes that die, services that fail: with whole processes, so apart from the quick tests. */
const processes: Stage = {
  name: 'processes that live and die',
  run: () => {
    const { TEST_DATABASE_URL: _other, ...env } = process.env;
    return runVitest(checkout, ['--project', 'processes'], env);
  },
};

const journeys: Stage = {
  name: 'journeys in a browser',
  run: async () => {
    const chromium = await provisionChromium();
    return chromium.ok ? await runJourneys(checkout, chromium.path) : chromium;
  },
};

const tell = (line: string) => process.stdout.write(`${line}\n`);

const { tally, failedStage } = await runStages(
  [
    check('format', installed('@biomejs/biome/bin/biome'), 'format', '.'),
    check('lint', installed('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '.'),
    check('layers', 'scripts/check-layers.ts'),
    check('types', 'scripts/typecheck.ts'),
    // The tests of the pages' headers and hints look at the pages themselves.
    check('build', 'scripts/prepare.ts'),
    unitTests,
    apiOnPostgres,
    processes,
    journeys,
  ],
  tell,
);
tell('');
for (const name of tally.leftOut) tell(`Left out: ${name}`);
if (failedStage !== undefined) tell(`Failed at: ${failedStage}`);
tell(formatTally(tally));
process.exitCode = failedStage === undefined ? 0 : 1;
