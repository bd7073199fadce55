import type { AccessFlag } from '@statbook/contract';
import { addDays } from '@statbook/domain/dates';
import type { Platform } from '../../composition.ts';
import { createAccount, hasAccount, type NewUser } from '../create-account/create-account.ts';
import { enqueueDemoCompanies } from './demo-companies.ts';

/** The names by which the embedded identity provider knows the people of the demo. */
const subjects = {
  main: 'demo-main',
  agent: 'demo-agent',
  reader: 'demo-reader',
  other: 'demo-other',
} as const;

const agentFlags: readonly AccessFlag[] = ['viewCompany', 'editCompany', 'submitCompany', 'viewSubmission'];
const readerFlags: readonly AccessFlag[] = ['viewCompany', 'viewSubmission'];

/** Makes the demo's two accounts with their users, once; their companies come in the background. */
export async function prepareDemo(platform: Platform): Promise<void> {
  if (await hasAccount(platform, practice)) return;
  const { issuer } = platform.config.identity;
  const as = (subject: string) => ({ identity: { issuer, subject } });
  const licenceEndsOn = addDays(platform.clock.today(), 240);
  const users: [NewUser, ...NewUser[]] = [
    { email: 'main@harbour.example', fullName: 'Mara Quill', kind: 'main', ...as(subjects.main) },
    {
      email: 'agent@harbour.example',
      fullName: 'Idris Vane',
      kind: 'agent',
      flags: agentFlags,
      ...as(subjects.agent),
    },
    {
      email: 'reader@harbour.example',
      fullName: 'Nell Ashby',
      kind: 'agent',
      flags: readerFlags,
      allCompanies: true,
      ...as(subjects.reader),
    },
  ];
  const { accountId, userIds } = await createAccount(platform, { name: practice, licenceEndsOn, users });
  const [mainId = '', agentId = ''] = userIds;
  await enqueueDemoCompanies(platform, { accountId, mainId, agentId });
  await createAccount(platform, {
    name: 'Elsewhere Advisory',
    licenceEndsOn,
    users: [
      { email: 'other@elsewhere.example', fullName: 'Otto Brandt', kind: 'main', ...as(subjects.other) },
    ],
  });
}

const practice = 'Harbour Company Secretaries';
