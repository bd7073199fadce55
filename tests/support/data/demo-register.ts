import type { Caller } from './caller.ts';
import { eventually } from '../eventually.ts';
import { importCompany } from './statement.ts';

/** The company whose share register the demo enters by itself, some time after its start. */
const demoRegister = { number: '09990017', code: 'FAIR17' } as const;

/** Waits for the share register of the demo. Until it stands, each look at the company may show something else. */
export async function awaitDemoRegister(caller: Caller) {
  const companyId = await importCompany(caller, demoRegister.number, demoRegister.code);
  const events = await eventually(
    async () => (await caller.call('getShareEvents', { companyId })).entity,
    (entries) => entries.length > 0,
  );
  return { companyId, events };
}
