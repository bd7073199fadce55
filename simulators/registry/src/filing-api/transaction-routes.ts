import { controls, type FilingApi, findOwnTransaction } from './filing-api.ts';
import { filingKinds } from './filing-kinds.ts';
import { presentTransaction } from './present-transaction.ts';
import type { Transaction } from './transaction.ts';

interface NewTransaction {
  company_number?: string;
  description?: string;
  reference?: string;
}

interface ById {
  Params: { id: string };
}

export function addTransactionRoutes(api: FilingApi): void {
  const { app, world, clock, grants, transactions } = api;

  app.post<{ Body: NewTransaction | undefined }>('/transactions', async ({ body, headers }, reply) => {
    const grant = grants.findBearer(headers.authorization);
    if (grant === undefined) return reply.code(401).send();
    const { company_number: number = '', description = '', reference } = body ?? {};
    if (description === '') return reply.code(400).send();
    const company = world.findCompany(number);
    if (company === undefined || !controls(grant, number)) return reply.code(401).send();
    const transaction: Transaction = {
      id: transactions.makeId(),
      status: 'open',
      companyNumber: number,
      companyName: company.name,
      description,
      ...(reference !== undefined && { reference }),
      createdAt: clock.now().toISOString(),
      createdBy: { id: grant.userId, email: grant.email },
      resources: [],
    };
    transactions.save(transaction);
    return reply.code(201).send(presentTransaction(transaction));
  });

  app.get('/transactions', async ({ headers }, reply) => {
    const grant = grants.findBearer(headers.authorization);
    if (grant === undefined) return reply.code(401).send();
    const own = transactions.list().filter(({ createdBy }) => createdBy.id === grant.userId);
    return { items: own.map(presentTransaction), total_count: own.length };
  });

  app.get<ById>('/transactions/:id', async ({ params, headers }, reply) => {
    const found = findOwnTransaction(api, { id: params.id, authorization: headers.authorization });
    return found.ok ? presentTransaction(found.value.transaction) : reply.code(found.status).send();
  });

  app.delete<ById>('/transactions/:id', async ({ params, headers }, reply) => {
    const found = findOwnTransaction(api, { id: params.id, authorization: headers.authorization });
    if (!found.ok) return reply.code(found.status).send();
    if (found.value.transaction.status === 'closed') return reply.code(403).send();
    transactions.remove(params.id);
    return reply.code(204).send();
  });

  app.put<ById & { Body: { status?: string } | undefined }>(
    '/transactions/:id',
    async ({ params, headers, body }, reply) => {
      const found = findOwnTransaction(api, { id: params.id, authorization: headers.authorization });
      if (!found.ok) return reply.code(found.status).send();
      const { transaction } = found.value;
      if (transaction.status === 'closed') return reply.code(403).send();
      if (body?.status !== 'closed' || transaction.resources.length === 0) return reply.code(400).send();
      const errors = findErrors(api, transaction);
      if (errors.length > 0) return reply.code(422).send({ is_valid: false, errors });
      transactions.save({ ...transaction, status: 'closed', closedAt: clock.now().toISOString() });
      return reply.code(204).send();
    },
  );
}

function findErrors({ world }: FilingApi, { companyNumber, resources }: Transaction) {
  const company = world.findCompany(companyNumber);
  if (company === undefined) return [];
  const faults = resources.flatMap(({ kind, data }) => filingKinds[kind].findFaults(data, company));
  return faults.map((fault) => ({ type: 'ch:validation', location_type: 'json-path', ...fault }));
}
