import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../process/run-command.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import type { StageOutcome } from './stages.ts';
import type { Tally } from './tally.ts';
import { readVitestReport } from './vitest-report.ts';

/** Runs vitest over `filters`; all tests when there are none. A test that fails is tried once more. */
export function runVitest(checkout: string, filters: readonly string[]): Promise<StageOutcome> {
  return withReport(readVitestReport, (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const args = [
      join(checkout, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--retry=1',
      ...filters,
      ...reporters,
    ];
    return runNode(args, { cwd: checkout });
  });
}

/** Runs the journeys with the Chromium at `chromiumPath`. A journey that fails is tried once more. */
export function runJourneys(checkout: string, chromiumPath: string): Promise<StageOutcome> {
  return withReport(readPlaywrightReport, (file) => {
    const env = { ...process.env, CHROMIUM_PATH: chromiumPath, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const cli = join(checkout, 'node_modules/@playwright/test/cli.js');
    const args = [cli, 'test', '--retries=1', '--reporter=list,json'];
    return runNode(args, { cwd: join(checkout, 'tests'), env });
  });
}

async function withReport(
  read: (text: string) => Tally,
  run: (file: string) => Promise<number>,
): Promise<StageOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'statbook-report-'));
  const file = join(folder, 'report.json');
  try {
    const code = await run(file);
    const tally = read(readFileSync(file, 'utf8'));
    return { ok: code === 0 && tally.failed === 0, tally };
  } catch (error) {
    return { ok: false, reason: `No report of the tests: ${String(error)}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
