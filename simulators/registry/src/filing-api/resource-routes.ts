import { presentEligibility } from './email-filing.ts';
import { type FilingApi, type Found, findOwnTransaction } from './filing-api.ts';
import { filingKinds } from './filing-kinds.ts';
import { presentResource } from './present-transaction.ts';
import type { Resource, ResourceKind, Transaction } from './transaction.ts';

interface ResourceRequest {
  Params: { id: string };
  Body: Record<string, unknown> | undefined;
}

/** The office or the e-mail address within a transaction: put in, read back, changed, and checked. */
export function addResourceRoutes(api: FilingApi, kind: ResourceKind): void {
  const { app, world, clock, transactions } = api;
  const { findFaults, statusOfPut, validationPath } = filingKinds[kind];
  const path = `/transactions/:id/${kind}`;

  app.post<ResourceRequest>(path, async ({ params, headers, body }, reply) => {
    const found = findOpen(api, kind, { id: params.id, authorization: headers.authorization });
    if (!found.ok) return reply.code(found.status).send();
    if (body === undefined) return reply.code(400).send();
    if (found.value.resource !== undefined) return reply.code(409).send();
    const now = clock.now().toISOString();
    const resource: Resource = { kind, data: body, createdAt: now, updatedAt: now };
    keep(resource, found.value.transaction);
    return reply.code(201).send(presentResource(resource, params.id));
  });

  app.put<ResourceRequest>(path, async ({ params, headers, body }, reply) => {
    const found = findOpen(api, kind, { id: params.id, authorization: headers.authorization });
    if (!found.ok) return reply.code(found.status).send();
    if (body === undefined) return reply.code(400).send();
    if (found.value.resource === undefined) return reply.code(404).send();
    const resource: Resource = { ...found.value.resource, data: body, updatedAt: clock.now().toISOString() };
    keep(resource, found.value.transaction);
    return reply.code(statusOfPut).send(presentResource(resource, params.id));
  });

  app.get<ResourceRequest>(path, async ({ params, headers }, reply) => {
    const found = findResource(api, kind, { id: params.id, authorization: headers.authorization });
    if (!found.ok) return reply.code(found.status).send();
    const { resource } = found.value;
    return resource === undefined ? reply.code(404).send() : presentResource(resource, params.id);
  });

  app.get<ResourceRequest>(`${path}/${validationPath}`, async ({ params, headers }, reply) => {
    const found = findResource(api, kind, { id: params.id, authorization: headers.authorization });
    if (!found.ok) return reply.code(found.status).send();
    const { resource, transaction } = found.value;
    const company = world.findCompany(transaction.companyNumber);
    if (resource === undefined || company === undefined) return reply.code(404).send();
    const faults = findFaults(resource.data, company);
    const errors = faults.map((fault) => ({ type: 'ch:validation', location_type: 'json-path', ...fault }));
    return faults.length === 0 ? { is_valid: true } : { is_valid: false, errors };
  });

  function keep(resource: Resource, transaction: Transaction): void {
    const others = transaction.resources.filter((one) => one.kind !== kind);
    transactions.save({ ...transaction, resources: [...others, resource] });
  }
}

/** Needs no token: it tells nothing but whether the change could be filed. */
export function addEligibilityRoute({ app, world }: FilingApi): void {
  app.get<{ Params: { number: string } }>(
    '/registered-email-address/company/:number/eligibility',
    async ({ params }) => ({ eligibility_status_code: presentEligibility(world.findCompany(params.number)) }),
  );
}

interface Asked {
  id: string;
  authorization: string | undefined;
}

type FoundResource = Found<{ transaction: Transaction; resource?: Resource }>;

/** A token for another change of the same company does not serve. */
function findResource(api: FilingApi, kind: ResourceKind, asked: Asked): FoundResource {
  const found = findOwnTransaction(api, asked);
  if (!found.ok) return found;
  const { transaction, grant } = found.value;
  if (!grant.scopes.includes(filingKinds[kind].scopeFor(transaction.companyNumber)))
    return { ok: false, status: 401 };
  const resource = transaction.resources.find((one) => one.kind === kind);
  return { ok: true, value: { transaction, ...(resource && { resource }) } };
}

function findOpen(api: FilingApi, kind: ResourceKind, asked: Asked): FoundResource {
  const found = findResource(api, kind, asked);
  return found.ok && found.value.transaction.status === 'closed' ? { ok: false, status: 403 } : found;
}
