import { join } from 'node:path';
import { runNode } from './process/run-command.ts';
import { provisionChromium } from './provision-chromium.ts';
import { runStages, type Stage } from './testing/stages.ts';
import { formatTally, isGreen } from './testing/tally.ts';
import { runJourneys, runVitest } from './testing/test-runners.ts';

// npm test: everything that must hold before a change is merged, quickest first.

const checkout = join(import.meta.dirname, '..');
const print = (line: string) => process.stdout.write(`${line}\n`);
const installed = (path: string) => join(checkout, 'node_modules', path);

function check(name: string, args: readonly string[], env = process.env): Stage {
  return { name, run: async () => ({ ok: (await runNode(args, { cwd: checkout, env })) === 0 }) };
}

/** Types and rules that need them cost more the more threads work them out, so that they have a core each. */
const oneThread = { ...process.env, GOMAXPROCS: '1' };
const lint = check(
  'lint',
  [installed('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '.'],
  oneThread,
);

/** All that is read and not run. */
const source: Stage = {
  name: 'source',
  run: async () => {
    const outcomes = await Promise.all([
      runStages([lint], print),
      runStages(
        [
          check('format', [installed('@biomejs/biome/bin/biome'), 'format', '.']),
          check('styles', [installed('stylelint/bin/stylelint.mjs'), '{apps,simulators}/*/src/**/*.css']),
          check('layers', ['scripts/check-layers.ts']),
          check('names', ['scripts/check-names.ts']),
          check('types', ['scripts/typecheck.ts']),
        ],
        print,
      ),
    ]);
    const failed = outcomes.flatMap(({ failedStage }) => failedStage ?? []);
    if (failed.length === 0) return { ok: true };
    return { ok: false, reason: `Failed: ${failed.join(', ')}` };
  },
};

/** Unit tests and journeys use the same Chromium. Without one the unit tests in a browser are left out and the journeys fail. */
const chromium: Stage = {
  name: 'Chromium',
  run: async () => {
    const provided = await provisionChromium();
    if (!provided.ok) return { ok: true, reason: provided.reason };
    process.env['CHROMIUM_PATH'] = provided.path;
    return { ok: true };
  },
};

/** What the tests of a run need is a database server: that of TEST_DATABASE_URL, else one that they start. */
const unitTests: Stage = {
  name: 'unit tests and the API',
  run: () => runVitest(checkout, ['--project', 'node', '--project', 'web']),
};

/** Every kind of company, processes that die, services that fail: with whole processes, so apart from the quick tests. */
const processes: Stage = {
  name: 'processes that live and die',
  run: () => runVitest(checkout, ['--project', 'processes']),
};

const journeys: Stage = {
  name: 'journeys in a browser',
  run: async () => {
    const provided = await provisionChromium();
    return provided.ok ? await runJourneys(checkout, provided.path) : provided;
  },
};

const { tally, failedStage } = await runStages(
  [
    source,
    // The tests of the pages' headers and hints read the built pages.
    check('build', ['scripts/prepare.ts']),
    chromium,
    unitTests,
    processes,
    journeys,
  ],
  print,
);
print('');
for (const name of tally.leftOut) print(`Left out: ${name}`);
for (const name of tally.unsteady) print(`Unsteady, to be mended: ${name}`);
if (failedStage !== undefined) print(`Failed at: ${failedStage}`);
print(formatTally(tally));
process.exitCode = failedStage === undefined && isGreen(tally) ? 0 : 1;
