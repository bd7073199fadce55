import { renewFinding } from '../features/shares/reconciliation/store-reconciliation.ts';
import { type Clock, createClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { findMembershipFaults } from '../features/shares/ledger/checkpoints/checkpoints.ts';
import { findRegisterFaults, listRegisters } from './register-queries.ts';
import { type Installation, runTool, ToolError } from './run-tool.ts';

/**
 * Rebuilds what every share register says now from its postings alone, and compares: entries without a gap, postings that
 * balance, no balance below zero on any day, the stored holdings and checkpoints, and live certificates that total each
 * holding. Throws a
 * ToolError that names each register that differs. One company's alone where it is named. What the tie-outs found is no
 * record: it is found again, and kept where it was something else.
 */
export async function verifyRegisters(
  { database, clock = createClock() }: Pick<Installation, 'database'> & { clock?: Clock },
  companyId?: string,
): Promise<string> {
  const all = await within(database, listRegisters);
  const registers = all.filter((each) => companyId === undefined || each.companyId === companyId);
  const faults: string[] = [];
  let entries = 0;
  let renewed = 0;
  for (const register of registers) {
    entries += register.entries;
    if (await within(database, (tx) => renewFinding(tx, clock, register))) renewed += 1;
    const found = await within(database, async (tx) => [
      ...(await findRegisterFaults(tx, register.companyId)),
      ...(await findMembershipFaults(tx, register.companyId)),
    ]);
    faults.push(...found.map((fault) => `${register.name} (${register.number}): ${fault}.`));
  }
  if (faults.length > 0) throw new ToolError(faults.join('\n'));
  const findings = renewed === 0 ? '' : ` What ${renewed} reconciliations had found was renewed.`;
  return `${entries} entries in ${registers.length} share registers: every one adds up.${findings}`;
}

function within<T>(database: Database, work: Parameters<typeof database.transaction<T>>[1]): Promise<T> {
  return database.transaction({ as: 'maintenance' }, work);
}

if (import.meta.main)
  await runTool(({ config, database }) => verifyRegisters({ database, clock: createClock(config.clockAt) }));
