import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { filing } from '../database/schema.ts';
import type { LiveEvents } from '../live/live-events.ts';
import type { Metrics } from './metrics.ts';

interface Dependencies {
  metrics: Metrics;
  database: Database;
  live: LiveEvents;
}

/** The gauges that are read when somebody asks for the metrics. */
export function addGauges({ metrics, database, live }: Dependencies): void {
  metrics.gauge({
    name: 'statbook_filings',
    help: 'Filings by state, in all accounts',
    label: 'state',
    read: () => database.transaction({ as: 'worker' }, countFilings),
  });
  metrics.gauge({
    name: 'statbook_event_streams',
    help: 'Open streams of live events',
    label: 'kind',
    read: async () => [{ label: 'events', value: live.countSubscribers() }],
  });
  metrics.gauge({
    name: 'statbook_database_sessions',
    help: 'Database sessions in use, and callers that wait for one',
    label: 'state',
    read: async () => {
      const { busy, waiting } = database.pool.load();
      return [
        { label: 'busy', value: busy },
        { label: 'waiting', value: waiting },
      ];
    },
  });
}

async function countFilings(tx: Parameters<Parameters<Database['transaction']>[1]>[0]) {
  const rows = await tx
    .select({ label: filing.state, value: sql<string>`count(*)` })
    .from(filing)
    .groupBy(filing.state);
  return rows.map(({ label, value }) => ({ label, value: Number(value) }));
}
