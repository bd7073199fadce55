import { z } from 'zod';
import type { RateLimit } from './access/rate-limit.ts';
import type { Registry } from './app.ts';
import { type Company, companySchema } from './register/company.ts';
import type { NewFiling } from './register/company-register.ts';
import { filingSchema } from './register/records.ts';

const changeSchema = companySchema.partial();
const newFilingSchema = filingSchema.omit({ id: true, documentId: true, barcode: true });

/** For tests and demonstrations: everything about a company, changes that others made, the rate limit. */
export function addAdminApi({ app, register }: Registry, changeRateLimit: (limit: RateLimit) => void): void {
  app.get<{ Params: { number: string } }>('/_admin/companies/:number', async ({ params }, reply) => {
    return register.findCompany(params.number) ?? reply.code(404).send();
  });

  // Whole members are replaced: what a caller sends is what the register holds.
  app.patch<{ Params: { number: string }; Body: Partial<Company> }>(
    '/_admin/companies/:number',
    async ({ params: { number }, body }, reply) => {
      const company = register.findCompany(number);
      if (company === undefined) return reply.code(404).send();
      const { error } = changeSchema.safeParse(body);
      if (error) return reply.code(400).send({ error: z.prettifyError(error) });
      register.save({ ...company, ...body, number });
      return register.findCompany(number);
    },
  );

  app.post<{ Params: { number: string }; Body: NewFiling }>(
    '/_admin/companies/:number/filings',
    async ({ params: { number }, body }, reply) => {
      if (register.findCompany(number) === undefined) return reply.code(404).send();
      const { error } = newFilingSchema.safeParse(body);
      if (error) return reply.code(400).send({ error: z.prettifyError(error) });
      return reply.code(201).send(register.addFiling(number, body));
    },
  );

  app.post<{ Body: { limit: number | null; windowSeconds?: number } }>(
    '/_admin/rate-limit',
    async ({ body: { limit, windowSeconds = 300 } }, reply) => {
      changeRateLimit({ limit, windowSeconds });
      return reply.code(204).send();
    },
  );
}
