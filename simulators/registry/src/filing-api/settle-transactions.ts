import { type FilingApi, listTransactions, saveTransaction } from './filing-api.ts';
import { filingKinds } from './filing-kinds.ts';
import type { Outcome, Resource, Transaction } from './transaction.ts';

/** Decides every closed transaction whose time has come; what is accepted changes the register. */
export function settleTransactions(api: FilingApi): void {
  const now = api.clock.now();
  for (const transaction of listTransactions(api)) {
    if (!isDue(transaction, now.getTime() - api.decisionDelayMs)) continue;
    const resources = transaction.resources.map((resource) => settle(api, transaction, resource));
    saveTransaction(api, { ...transaction, resources });
  }
}

function isDue({ closedAt, resources }: Transaction, closedBefore: number): boolean {
  const isUndecided = resources.some(({ outcome }) => outcome === undefined);
  return closedAt !== undefined && isUndecided && Date.parse(closedAt) <= closedBefore;
}

function settle(
  { register, clock }: FilingApi,
  { companyNumber }: Transaction,
  resource: Resource,
): Resource {
  if (resource.outcome !== undefined) return resource;
  const outcome = decide(resource, clock.now().toISOString());
  const company = register.findCompany(companyNumber);
  if (outcome.status === 'accepted' && company !== undefined) {
    filingKinds[resource.kind].apply(register, company, { data: resource.data, day: clock.today() });
  }
  return { ...resource, outcome };
}

function decide({ kind, data }: Resource, at: string): Outcome {
  if (!filingKinds[kind].isRejected(data)) return { status: 'accepted', at };
  const reasons = [{ english: 'The details were rejected.', welsh: 'Gwrthodwyd y manylion.' }];
  return { status: 'rejected', at, reasons };
}
