import { signInCaller } from '../support/caller.ts';
import { awaitDemoRegister } from '../support/demo-register.ts';
import { eventually } from '../support/eventually.ts';
import { giveCompany, giveFiledStatement, giveStatementToPay } from '../support/filed-statement.ts';
import { people } from '../support/people.ts';
import type { Caller } from '../support/caller.ts';
import { first, importCompany, prepareStatement } from '../support/statement.ts';
import type { TestInstallation } from '../support/test-installation.ts';
import type { Scene } from './screen.ts';

const others = [
  ['09990007', 'LAST07'],
  ['09990009', 'YEST09'],
  ['09990010', 'LONG10'],
  ['09990016', 'STAG16'],
  ['09990017', 'FAIR17'],
  ['05990070', 'QUAR70'],
] as const;

const woollens = { number: 'SC990005', code: 'GLEN05', name: 'GLEN ORRIN WOOLLENS LIMITED' };
const boats = { number: 'NI990006', code: 'LOUG06', name: 'LOUGH SHORE BOATS LIMITED' };

const mills = { number: '09990046', code: 'STON46', name: 'STONEGATE MILLS LIMITED' };

/** Companies of many kinds, a draft, a filing that was accepted and one that came back. */
export async function setScene(installation: TestInstallation): Promise<Scene> {
  const { addresses, registry } = installation;
  const demo = { sub: 'demo-main', email: people.main.email };
  const clerk = await signInCaller(addresses.product, addresses.identity, demo);
  for (const [number, code] of others) await importCompany(clerk, number, code);
  const accepted = await giveFiledStatement(clerk, woollens, installation);
  await registry.addRule({ outcome: 'reject', companyNumber: boats.number, times: 1 });
  const rejected = await giveFiledStatement(clerk, boats, installation);
  const unpaid = await giveStatementToPay(clerk, mills);
  const draftId = await giveCompany(clerk, { number: '09990001', code: 'BAKE01' });
  await prepareStatement(clerk, draftId);
  const scene = {
    companyId: await giveCompany(clerk, { number: '05990070', code: 'QUAR70' }),
    longNameId: await giveCompany(clerk, { number: '09990065', code: 'NAME65' }),
    draftId,
    unpaidId: unpaid.companyId,
    acceptedFilingId: accepted.filingId,
    rejectedFilingId: rejected.filingId,
    ...(await setShareScene(clerk)),
  };
  await eventually(
    async () => (await clerk.call('getSubmissions', {})).Counts,
    ({ accepted: done, attention }) => done > 0 && attention > 0,
  );
  return scene;
}

/** The share register that the demo keeps, with the draft of an allotment to many. */
async function setShareScene(clerk: Caller) {
  const { companyId: registerId, events } = await awaitDemoRegister(clerk);
  const ofCompany = { CompanyId: registerId };
  const register = first((await clerk.call('getShareRegister', ofCompany)).Entity);
  const classId = first(register.Classes).ShareClassId;
  const holderId = first(register.Members).HolderId;
  const Allottees = Array.from({ length: 150 }, (_, index) => ({
    ClassId: classId,
    HolderId: register.Members[index % register.Members.length]?.HolderId ?? holderId,
    Shares: String(1000 * (index + 1)),
    // Every tenth line is still to be mended.
    PriceEach: index % 10 === 9 ? '0.1' : '12.50',
    PaidEach: '12.50',
  }));
  const draft = await clerk.call('saveMultiShareDetails', {
    ...ofCompany,
    On: '2026-11-02',
    IsDraft: true,
    Allottees,
  });
  return {
    registerId,
    classId,
    holderId,
    entryId: first(events.filter(({ Kind, IsReversed }) => Kind === 'transfer' && !IsReversed)).ShareEventId,
    allotmentId: first(draft.Entity).MultiAllotmentShareID ?? '',
  };
}
