import type { RateLimit } from './access/rate-limit.ts';
import type { App } from './app.ts';
import type { Company } from './world/types.ts';
import type { NewFiling, World } from './world/world.ts';

interface ControlDoor {
  world: World;
  changeRateLimit(limit: RateLimit): void;
}

/** Doors for tests and the demonstration: the truth of a company, changes behind the product's back, the limits. */
export function openControlDoor(app: App, { world, changeRateLimit }: ControlDoor): void {
  app.get<{ Params: { number: string } }>('/_control/companies/:number', async ({ params }, reply) => {
    return world.findCompany(params.number) ?? reply.code(404).send();
  });

  // Whole members are replaced: what a caller sends is what the register holds.
  app.patch<{ Params: { number: string }; Body: Partial<Company> }>(
    '/_control/companies/:number',
    async ({ params: { number }, body }, reply) => {
      const company = world.findCompany(number);
      if (company === undefined) return reply.code(404).send();
      world.save({ ...company, ...body, number });
      return world.findCompany(number);
    },
  );

  app.post<{ Params: { number: string }; Body: NewFiling }>(
    '/_control/companies/:number/filings',
    async ({ params: { number }, body }, reply) => {
      if (world.findCompany(number) === undefined) return reply.code(404).send();
      return reply.code(201).send(world.addFiling(number, body));
    },
  );

  app.post<{ Body: { limit: number | null; windowSeconds?: number } }>(
    '/_control/rate-limit',
    async ({ body: { limit, windowSeconds = 300 } }, reply) => {
      changeRateLimit({ limit, windowSeconds });
      return reply.code(204).send();
    },
  );
}
