import { signInCaller } from '../support/caller.ts';
import { eventually } from '../support/eventually.ts';
import { giveCompany, giveFiledStatement } from '../support/filed-statement.ts';
import { people } from '../support/people.ts';
import { importCompany, prepareStatement } from '../support/statement.ts';
import type { TestInstallation } from '../support/test-installation.ts';
import type { Scene } from './screens.ts';

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

/** Companies of many kinds, a draft, a filing that was accepted and one that came back. */
export async function setScene(installation: TestInstallation): Promise<Scene> {
  const { addresses, registry } = installation;
  const demo = { sub: 'demo-main', email: people.main.email };
  const clerk = await signInCaller(addresses.product, addresses.identity, demo);
  for (const [number, code] of others) await importCompany(clerk, number, code);
  const accepted = await giveFiledStatement(clerk, woollens, installation);
  await registry.addRule({ outcome: 'reject', companyNumber: boats.number, times: 1 });
  const rejected = await giveFiledStatement(clerk, boats, installation);
  const draftId = await giveCompany(clerk, { number: '09990001', code: 'BAKE01' });
  await prepareStatement(clerk, draftId);
  const scene = {
    companyId: await giveCompany(clerk, { number: '05990070', code: 'QUAR70' }),
    longNameId: await giveCompany(clerk, { number: '09990065', code: 'NAME65' }),
    draftId,
    acceptedFilingId: accepted.filingId,
    rejectedFilingId: rejected.filingId,
  };
  await eventually(
    async () => (await clerk.call('getSubmissions', {})).Counts,
    ({ accepted: done, attention }) => done > 0 && attention > 0,
  );
  return scene;
}
