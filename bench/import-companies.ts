import { setTimeout as wait } from 'node:timers/promises';
import { type ScratchInstallation, startScratchInstallation } from './installation.ts';
import type { Benchmark } from './measurement.ts';

const companies = 1_000;
const connections = 10;
const withinMs = 120_000;
const registryKey = 'demo-registry-key';

/** How fast a list of companies is imported, against fetching the same documents and doing nothing with them. */
export const benchmark: Benchmark = async () => {
  const installation = await startScratchInstallation({
    GENERATED_COMPANIES: String(companies),
    RATE_LIMIT: 'off',
    REGISTRY_REQUESTS_PER_WINDOW: '1000000',
  });
  const numbers = Array.from({ length: companies }, (_, index) => String(20_000_001 + index));
  try {
    const limit = await fetchBare(installation.addresses.registry, numbers);
    return [
      {
        name: `import of ${companies.toLocaleString('en-GB')} companies`,
        unit: 'companies/s',
        figure: await importAll(installation, numbers),
        limit,
        limitIs: 'the same documents, fetched only',
        better: 'higher',
      },
    ];
  } finally {
    await installation.close();
  }
};

interface Batch {
  batchId: string;
  finishedAt: string | null;
  imported: number;
  refused: number;
  failed: number;
}

/** Companies a second; those of the first two minutes where not all are done by then. */
async function importAll({ call, read }: ScratchInstallation, numbers: readonly string[]): Promise<number> {
  const start = performance.now();
  const started = await call<{ entity: [Batch] }>('importCompanies', { lines: numbers });
  const { batchId } = started.entity[0];
  for (;;) {
    await wait(250);
    const {
      entity: [batch],
    } = await read<{ entity: [Batch] }>('getImportBatch', { batchId });
    if (batch.refused + batch.failed > 0)
      throw new Error(`${batch.refused + batch.failed} were not imported.`);
    const ms = performance.now() - start;
    if (batch.finishedAt !== null || ms > withinMs) return batch.imported / (ms / 1000);
  }
}

async function fetchBare(registry: string, numbers: readonly string[]): Promise<number> {
  const start = performance.now();
  const waiting = [...numbers];
  const run = async () => {
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
      const profile = await fetchDocument(`${registry}/company/${number}`);
      await Promise.all(listLinks(profile).map((link) => fetchDocument(`${registry}${link}`)));
      if (performance.now() - start > withinMs) return;
    }
  };
  await Promise.all(Array.from({ length: connections }, run));
  return (numbers.length - waiting.length) / ((performance.now() - start) / 1000);
}

const readWithProfile = new Set([
  'officers',
  'persons_with_significant_control',
  'persons_with_significant_control_statements',
  'charges',
  'exemptions',
  'insolvency',
  'filing_history',
]);

function listLinks({ links = {} }: { links?: Record<string, string> }): string[] {
  return Object.entries(links).flatMap(([name, link]) => (readWithProfile.has(name) ? [link] : []));
}

async function fetchDocument(url: string): Promise<{ links?: Record<string, string> }> {
  const authorization = `Basic ${Buffer.from(`${registryKey}:`).toString('base64')}`;
  const response = await fetch(url, { headers: { authorization } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  // The simulator's own document.
  return (await response.json()) as { links?: Record<string, string> };
}
