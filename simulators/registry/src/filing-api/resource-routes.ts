import type { FastifyReply } from 'fastify';
import { presentEligibility } from './email-filing.ts';
import { type FilingApi, type Found, findOwnTransaction, saveTransaction } from './filing-api.ts';
import { filingKinds, presentFaults } from './filing-kinds.ts';
import { presentResource } from './present-transaction.ts';
import type { Data, Resource, ResourceKind, Transaction } from './transaction.ts';

interface Asked {
  transaction: Transaction;
  resource?: Resource;
  data: Data;
}

/** The office or the e-mail address within a transaction: put in, read back, changed, and checked. */
export function addResourceRoutes(api: FilingApi, kind: ResourceKind): void {
  const { app, register, clock } = api;
  const { findFaults, refusesAtOnce, isOpenTo, statusOfPut, validationPath } = filingKinds[kind];
  const path = `/transactions/:id/${kind}`;

  const route = (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    action: (asked: Asked, reply: FastifyReply) => object,
  ) =>
    app.route<{ Params: { id: string }; Body: Data | undefined }>({
      method,
      url,
      handler: async ({ params, headers, body }, reply) => {
        const found = findResource(api, kind, { id: params.id, authorization: headers.authorization });
        if (!found.ok) return reply.code(found.status).send();
        const isChange = method !== 'GET';
        if (isChange && found.value.transaction.status === 'closed') return reply.code(403).send();
        if (isChange && body === undefined) return reply.code(400).send();
        return action({ ...found.value, data: body ?? {} }, reply);
      },
    });
  const save = (resource: Resource, transaction: Transaction) => {
    const others = transaction.resources.filter((one) => one.kind !== kind);
    saveTransaction(api, { ...transaction, resources: [...others, resource] });
    return presentResource(resource, transaction.id);
  };

  route('POST', path, ({ transaction, resource, data }, reply) => {
    const company = register.findCompany(transaction.companyNumber);
    if (company === undefined || !isOpenTo(company)) return reply.code(403).send();
    const errors = refusesAtOnce ? findFaults(data, company).map(({ error }) => error) : [];
    if (errors.length > 0) return reply.code(400).send({ errors });
    if (resource !== undefined) return reply.code(409).send();
    const now = clock.now().toISOString();
    return reply.code(201).send(save({ kind, data, createdAt: now, updatedAt: now }, transaction));
  });
  route('PUT', path, ({ transaction, resource, data }, reply) => {
    if (resource === undefined) return reply.code(404).send();
    const changed = { ...resource, data, updatedAt: clock.now().toISOString() };
    return reply.code(statusOfPut).send(save(changed, transaction));
  });
  route('GET', path, ({ transaction, resource }, reply) =>
    resource === undefined ? reply.code(404).send() : presentResource(resource, transaction.id),
  );
  route('GET', `${path}/${validationPath}`, ({ transaction, resource }, reply) => {
    const company = register.findCompany(transaction.companyNumber);
    if (resource === undefined || company === undefined) return reply.code(404).send();
    const faults = findFaults(resource.data, company);
    return faults.length === 0 ? { is_valid: true } : { is_valid: false, errors: presentFaults(faults) };
  });
}

/** Needs no token: the answer is only whether the change could be filed. */
export function addEligibilityRoute({ app, register }: FilingApi): void {
  app.get<{ Params: { number: string } }>(
    '/registered-email-address/company/:number/eligibility',
    async ({ params }) => ({
      eligibility_status_code: presentEligibility(register.findCompany(params.number)),
    }),
  );
}

/** A token for another change of the same company does not serve. */
function findResource(
  api: FilingApi,
  kind: ResourceKind,
  asked: { id: string; authorization: string | undefined },
): Found<{ transaction: Transaction; resource?: Resource }> {
  const found = findOwnTransaction(api, asked);
  if (!found.ok) return found;
  const { transaction, grant } = found.value;
  if (!grant.scopes.includes(filingKinds[kind].scopeFor(transaction.companyNumber)))
    return { ok: false, status: 401 };
  const resource = transaction.resources.find((one) => one.kind === kind);
  return { ok: true, value: { transaction, ...(resource && { resource }) } };
}
