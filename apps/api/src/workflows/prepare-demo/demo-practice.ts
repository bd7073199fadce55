import type { AccessFlag } from '@statbook/contract';
import { addDays } from '@statbook/domain/dates';
import type { Platform } from '../../composition.ts';
import { createAccount, type NewUser } from '../create-account/create-account.ts';
import { enqueueDemoCompanies } from './demo-companies.ts';

/** Somebody of a demo, by the name that the embedded identity provider knows. */
export interface DemoPerson {
  email: string;
  fullName: string;
  subject: string;
}

/** A practice that looks after the demo's companies. */
export interface DemoPractice {
  name: string;
  /** Sees and does everything. */
  main: DemoPerson;
  /** Is given a few of the companies. */
  agent: DemoPerson;
  /** Sees everything and changes nothing. */
  reader: DemoPerson;
}

type Dependencies = Pick<Platform, 'config' | 'clock' | 'database' | 'activity' | 'jobs'>;

const agentFlags: readonly AccessFlag[] = ['viewCompany', 'editCompany', 'submitCompany', 'viewSubmission'];
const readerFlags: readonly AccessFlag[] = ['viewCompany', 'viewSubmission'];

/** The day on which the licence of a demo ends. */
export const demoLicenceEnd = ({ clock }: Pick<Platform, 'clock'>) => addDays(clock.today(), 240);

/** The user that a person of the demo is from the start: nobody has to be invited. */
export const toDemoUser = (
  { config }: Pick<Platform, 'config'>,
  { email, fullName, subject }: DemoPerson,
) => ({
  email,
  fullName,
  identity: { issuer: config.identity.issuer, subject },
});

/** Makes a practice with its people; its companies come in the background. */
export async function createDemoPractice(
  dependencies: Dependencies,
  { name, main, agent, reader }: DemoPractice,
): Promise<void> {
  const users: [NewUser, ...NewUser[]] = [
    { ...toDemoUser(dependencies, main), kind: 'main' },
    { ...toDemoUser(dependencies, agent), kind: 'agent', flags: agentFlags },
    { ...toDemoUser(dependencies, reader), kind: 'agent', flags: readerFlags, allCompanies: true },
  ];
  const licenceEndsOn = demoLicenceEnd(dependencies);
  const { accountId, userIds } = await createAccount(dependencies, { name, licenceEndsOn, users });
  const [mainId = '', agentId = ''] = userIds;
  await enqueueDemoCompanies(dependencies, { accountId, mainId, agentId });
}
