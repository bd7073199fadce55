import type { Clock } from '@statbook-simulators/kit';
import type { World } from '../world/world.ts';
import { filingKinds } from './filing-kinds.ts';
import type { Outcome, Resource, Transaction } from './transaction.ts';
import type { TransactionBook } from './transaction-book.ts';

interface Settling {
  world: World;
  clock: Clock;
  transactions: TransactionBook;
  decisionDelayMs: number;
}

/** Decides every closed transaction whose time has come; what is accepted changes the register. */
export function settleTransactions({ world, clock, transactions, decisionDelayMs }: Settling): void {
  const now = clock.now();
  for (const transaction of transactions.list()) {
    if (!isDue(transaction, now.getTime() - decisionDelayMs)) continue;
    const resources = transaction.resources.map((resource) => {
      if (resource.outcome !== undefined) return resource;
      const outcome = decide(resource, now.toISOString());
      if (outcome.status === 'accepted') apply(world, { transaction, resource, day: clock.today() });
      return { ...resource, outcome };
    });
    transactions.save({ ...transaction, resources });
  }
}

function isDue({ closedAt, resources }: Transaction, closedBefore: number): boolean {
  const isUndecided = resources.some(({ outcome }) => outcome === undefined);
  return closedAt !== undefined && isUndecided && Date.parse(closedAt) <= closedBefore;
}

function decide({ kind, data }: Resource, at: string): Outcome {
  if (!filingKinds[kind].isRejected(data)) return { status: 'accepted', at };
  const reasons = [{ english: 'The details were rejected.', welsh: 'Gwrthodwyd y manylion.' }];
  return { status: 'rejected', at, reasons };
}

function apply(
  world: World,
  { transaction, resource, day }: { transaction: Transaction; resource: Resource; day: string },
) {
  const company = world.findCompany(transaction.companyNumber);
  if (company !== undefined) filingKinds[resource.kind].apply(world, company, { data: resource.data, day });
}
