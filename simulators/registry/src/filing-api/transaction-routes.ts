import type { FastifyReply } from 'fastify';
import {
  controls,
  type FilingApi,
  findOwnTransaction,
  listTransactions,
  removeTransaction,
  saveTransaction,
} from './filing-api.ts';
import { filingKinds, presentFaults } from './filing-kinds.ts';
import { presentTransaction } from './present-transaction.ts';
import { makeTransactionId, type Transaction } from './transaction.ts';

interface NewTransaction {
  company_number?: string;
  description?: string;
  reference?: string;
}

interface ById {
  Params: { id: string };
  Body: { status?: string } | undefined;
}

export function addTransactionRoutes(api: FilingApi): void {
  addOpening(api);

  type Action = (transaction: Transaction, body: ById['Body'], reply: FastifyReply) => object | undefined;
  const route = (method: 'GET' | 'DELETE' | 'PUT', action: Action) =>
    api.app.route<ById>({
      method,
      url: '/transactions/:id',
      handler: async ({ params, headers, body }, reply) => {
        const found = findOwnTransaction(api, { id: params.id, authorization: headers.authorization });
        if (!found.ok) return reply.code(found.status).send();
        const { transaction } = found.value;
        if (method !== 'GET' && transaction.status === 'closed') return reply.code(403).send();
        return action(transaction, body, reply);
      },
    });
  route('GET', (transaction) => presentTransaction(transaction));
  route('DELETE', (transaction, _body, reply) => {
    removeTransaction(api, transaction);
    return reply.code(204).send();
  });
  route('PUT', (transaction, body, reply) => {
    if (body?.status !== 'closed' || transaction.resources.length === 0) return reply.code(400).send();
    const errors = findErrors(api, transaction);
    if (errors.length > 0) return reply.code(422).send({ is_valid: false, errors });
    saveTransaction(api, { ...transaction, status: 'closed', closedAt: api.clock.now().toISOString() });
    return reply.code(204).send();
  });
}

function addOpening(api: FilingApi): void {
  const { app, register, clock, grants } = api;

  app.post<{ Body: NewTransaction | undefined }>('/transactions', async ({ body, headers }, reply) => {
    const grant = grants.findBearer(headers.authorization);
    if (grant === undefined) return reply.code(401).send();
    const { company_number: companyNumber = '', description = '', reference } = body ?? {};
    if (description === '') return reply.code(400).send();
    const company = register.findCompany(companyNumber);
    if (company === undefined || !controls(grant, companyNumber)) return reply.code(401).send();
    const transaction: Transaction = {
      id: makeTransactionId(),
      status: 'open',
      companyNumber,
      companyName: company.name,
      description,
      ...(reference !== undefined && { reference }),
      createdAt: clock.now().toISOString(),
      createdBy: { id: grant.userId, email: grant.email },
      resources: [],
    };
    saveTransaction(api, transaction);
    return reply.code(201).send(presentTransaction(transaction));
  });

  app.get('/transactions', async ({ headers }, reply) => {
    const grant = grants.findBearer(headers.authorization);
    if (grant === undefined) return reply.code(401).send();
    const own = listTransactions(api).filter(({ createdBy }) => createdBy.id === grant.userId);
    return { items: own.map(presentTransaction), total_count: own.length };
  });
}

function findErrors({ register }: FilingApi, { companyNumber, resources }: Transaction) {
  const company = register.findCompany(companyNumber);
  if (company === undefined) return [];
  return presentFaults(resources.flatMap(({ kind, data }) => filingKinds[kind].findFaults(data, company)));
}
