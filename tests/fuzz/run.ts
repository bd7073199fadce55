// npm run fuzz:api -- [requests] [--seed n] [--from n] [--only call,…] [--seconds n] [--in-flight n] [--late-ms n]
//
// Requests made from our own OpenAPI document, half of them as a page could make them, the others hostile; those about forms are
// made on drafts of every form that can be begun, with answers to what it asks for. Ends with 1 where a request was answered with
// 5xx, not within five seconds or not at all, or where the server's memory keeps growing or is not told. Names every operation
// that was never answered with 2xx, with what it was refused with most often.
//
// A seed fixes which operation a request makes, of what, and with which values. The version of a draft is sent as it is by then.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { provisionPostgres } from '@statbook/scripts';
import { causeOf } from './findings.ts';
import { fuzzApi, type FuzzReport, requestsPerAccount, usualLateMs } from './fuzz-api.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: text, from: text, only: text, seconds: text, 'in-flight': text, 'late-ms': text },
});
/** A run that was mistyped makes no request, and would look like one that found nothing. */
function number(given: string | undefined, usual: number): number {
  if (given === undefined) return usual;
  if (!/^\d+$/.test(given)) throw new Error(`“${given}” is no whole number: write 1000000.`);
  return Number(given);
}
const seed = number(values.seed, randomInt(1_000_000));

// Whoever ends a long run is told what it has found so far.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

const provided = await provisionPostgres();
if (!provided.ok) throw new Error(provided.reason);
const { postgres } = provided;
try {
  print(`Seed ${seed}`);
  const options = {
    seed,
    signal: stopping.signal,
    from: number(values.from, 0),
    count: number(positionals[0], 100_000),
    seconds: number(values.seconds, Infinity),
    inFlight: number(values['in-flight'], 8),
    lateMs: number(values['late-ms'], usualLateMs),
    perAccount: requestsPerAccount,
    only: values.only?.split(','),
  };
  process.exitCode = tell(await fuzzApi(postgres, options, print)) ? 0 : 1;
} finally {
  await postgres.stop();
}

/** Prints a report; gives whether nothing was found. */
function tell(report: FuzzReport): boolean {
  const { made, seconds, statuses, valid, operations, findings, memory, isAlive } = report;
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  print(`${made} requests in ${Math.round(seconds)} s, ${Math.round(made / seconds)} a second`);
  print(`answers ${counts.join(', ')}`);
  if (findings.length > 0)
    print(`${findings.length} faults of ${new Set(findings.map(causeOf)).size} causes`);
  print(`${valid.taken} of ${valid.made} valid ones of the main user were answered with 2xx`);
  print(`${operations.reached.length} operations were; not these:`);
  for (const missed of operations.missed()) print(`  ${missed}`);
  if (report.resent > 0) print(`${report.resent} were sent again on a connection that had ended while idle`);
  const wrong = memory.finding();
  const every = Math.ceil(memory.seen.length / 40);
  const shown = memory.seen.filter((_mb, index) => index % every === 0);
  print(`memory ${shown.join(' ')} MB${wrong === undefined ? '' : `: ${wrong}`}`);
  if (!isAlive) print('The server had ended, or did not end when it was told to');
  return findings.length === 0 && wrong === undefined && isAlive;
}
