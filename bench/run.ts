import { type Benchmark, formatMeasurement } from './measurement.ts';

// npm run bench [name …]: measures, each against its limit in the same run; `web` stands for npm run bench:web, what
// the browser loads and does, each with what it must and what it aims at. Loopback only.

const web = ['first-load', 'web-paint', 'web-work', 'web-forms'];
const benchmarks: Readonly<Record<string, () => Promise<{ benchmark: Benchmark }>>> = {
  'start-up': () => import('./start-up.ts'),
  'companies-list': () => import('./companies-list.ts'),
  'people-lists': () => import('./people-lists.ts'),
  import: () => import('./import-companies.ts'),
  documents: () => import('./documents.ts'),
  'at-rest': () => import('./at-rest.ts'),
  'share-register': () => import('./share-register.ts'),
  'first-load': () => import('./first-load.ts'),
  'web-paint': () => import('./web-paint.ts'),
  'web-work': () => import('./web-work.ts'),
  'web-forms': () => import('./web-forms.ts'),
};

const wanted = process.argv.slice(2).flatMap((name) => (name === 'web' ? web : [name]));
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
