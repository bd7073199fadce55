import { signInCaller } from '../support/data/caller.ts';
import { awaitDemoRegister } from '../support/data/demo-register.ts';
import { eventually } from '../support/eventually.ts';
import { giveCompany, giveFiledStatement, giveStatementToPay } from '../support/data/filed-statement.ts';
import { people } from '../support/data/people.ts';
import type { Caller } from '../support/data/caller.ts';
import { first, importCompany, prepareStatement } from '../support/data/statement.ts';
import type { TestInstallation } from '../support/installation/test-installation.ts';
import type { Fixture } from './screen.ts';

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
export async function createFixture(installation: TestInstallation): Promise<Fixture> {
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
  const companyId = await giveCompany(clerk, { number: '05990070', code: 'QUAR70' });
  const fixture = {
    companyId,
    ...(await createFormFixture(clerk, companyId)),
    longNameId: await giveCompany(clerk, { number: '09990065', code: 'NAME65' }),
    draftId,
    unpaidId: unpaid.companyId,
    acceptedFilingId: accepted.filingId,
    rejectedFilingId: rejected.filingId,
    ...(await createShareFixture(clerk)),
    ...(await createUserFixture(clerk)),
  };
  await eventually(
    async () => (await clerk.call('getSubmissions', {})).counts,
    ({ accepted: done, attention }) => done > 0 && attention > 0,
  );
  return fixture;
}

/** Forms that are begun, one of them ready to be filed. */
async function createFormFixture(clerk: Caller, companyId: string) {
  const start = async (form: 'AP01' | 'MR01' | 'AD01') =>
    first((await clerk.call('startForm', { companyId, form })).entity).filingId;
  const officeFormId = await start('AD01');
  const { version, activeStep } = first((await clerk.call('getForm', { filingId: officeFormId })).entity);
  const answers = {
    'address.premise': '4',
    'address.street': 'Mill Lane',
    'address.postTown': 'Leeds',
    'address.country': 'GB-ENG',
    'address.postcode': 'LS1 4DY',
    acceptAppropriateAddressStatement: 'yes',
  };
  await clerk.call('saveForm', { filingId: officeFormId, version, activeStep, answers });
  return { appointmentFormId: await start('AP01'), chargeFormId: await start('MR01'), officeFormId };
}

/** Somebody who was invited with a role and a right beyond it, for two companies. */
async function createUserFixture(clerk: Caller) {
  const roles = (await clerk.call('getRoles', {})).entity;
  const { roleId } = first(roles.filter(({ builtIn }) => builtIn === 'preparer'));
  const companies = (await clerk.call('getAllCompanies', {})).entity.slice(0, 2);
  const saved = await clerk.call('saveAgentDetails', {
    fullName: 'Ada Quill',
    email: 'ada.quill@harbour.example',
    roleId,
    flags: ['submitCompany'],
    companyConfigurations: companies.map(({ companyId }) => companyId).join('/'),
  });
  return { roleId, invitedId: first(saved.entity).agentId };
}

/** The share register that the demo keeps, with the draft of an allotment to many. */
async function createShareFixture(clerk: Caller) {
  const { companyId: registerId, events } = await awaitDemoRegister(clerk);
  const ofCompany = { companyId: registerId };
  const register = first((await clerk.call('getShareRegister', ofCompany)).entity);
  const classId = first(register.classes).shareClassId;
  const holderId = first(register.members).holderId;
  const allottees = Array.from({ length: 150 }, (_, index) => ({
    classId,
    holderId: register.members[index % register.members.length]?.holderId ?? holderId,
    shares: String(1000 * (index + 1)),
    // Every tenth line is still to be mended.
    priceEach: index % 10 === 9 ? '0.1' : '12.50',
    paidEach: '12.50',
  }));
  const draft = await clerk.call('saveMultiShareDetails', {
    ...ofCompany,
    on: '2026-11-02',
    isDraft: true,
    allottees,
  });
  return {
    registerId,
    classId,
    holderId,
    entryId: first(events.filter(({ kind, isReversed }) => kind === 'transfer' && !isReversed)).shareEventId,
    allotmentId: first(draft.entity).multiAllotmentId ?? '',
  };
}
