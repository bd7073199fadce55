import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What this process counts, for Prometheus. Labels come from fixed lists: never an id, never a path as it was asked. */
export interface Metrics {
  request(facts: { method: string; route: string; status: number; seconds: number }): void;
  job(queue: string, outcome: 'done' | 'failed'): void;
  /** One question to the outside world, and how it ended. */
  exchange(facts: { service: string; outcome: string; seconds: number }): void;
  /** Read when somebody asks for the metrics; `read` gives a value for each label. */
  gauge(gauge: { name: string; help: string; label: string; read: () => Promise<Reading[]> }): void;
  /** Everything, in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

interface Reading {
  label: string;
  value: number;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'statbook_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const jobs = new Counter({
    name: 'statbook_jobs_total',
    help: 'Background jobs by queue and outcome',
    labelNames: ['queue', 'outcome'] as const,
    registers,
  });
  const exchanges = new Histogram({
    name: 'statbook_exchange_seconds',
    help: 'Requests to Companies House and the card gateway, by how they ended',
    labelNames: ['service', 'outcome'] as const,
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers,
  });
  addProcessGauges(registry);

  return {
    request: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    job: (queue, outcome) => jobs.inc({ queue, outcome }),
    exchange: ({ service, outcome, seconds }) => exchanges.observe({ service, outcome }, seconds),
    gauge: ({ name, help, label, read }) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        collect: async () => {
          const readings = await read();
          gauge.reset();
          for (const reading of readings) gauge.set({ [label]: reading.label }, reading.value);
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function addProcessGauges(registry: Registry): void {
  const add = (name: string, help: string, read: () => number) => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: () => gauge.set(read()),
    });
  };
  add('process_resident_memory_bytes', 'Memory of this process', () => process.memoryUsage.rss());
  add('process_uptime_seconds', 'Seconds since this process began', () => process.uptime());
}
