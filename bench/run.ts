import { type Benchmark, formatMeasurement } from './measurement.ts';

// npm run bench [name …]: measures, each against its limit in the same run. Loopback only.

const benchmarks: Readonly<Record<string, () => Promise<{ benchmark: Benchmark }>>> = {
  'start-up': () => import('./start-up.ts'),
  'companies-list': () => import('./companies-list.ts'),
  import: () => import('./import-companies.ts'),
  'first-load': () => import('./first-load.ts'),
  'largest-paint': () => import('./largest-paint.ts'),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  process.stderr.write(
    `No benchmark ${unknown.join(', ')}; there are ${Object.keys(benchmarks).join(', ')}.\n`,
  );
  process.exit(1);
}
for (const [name, load] of Object.entries(benchmarks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { benchmark } = await load();
  for (const measurement of await benchmark()) process.stdout.write(`${formatMeasurement(measurement)}\n`);
}
