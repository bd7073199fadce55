import type { Platform } from '../../composition.ts';
import { createAccount, hasAccount } from '../create-account/create-account.ts';
import { createDemoPractice, demoLicenceEnd, type DemoPractice, toDemoUser } from './demo-practice.ts';

const practice: DemoPractice = {
  name: 'Harbour Company Secretaries',
  main: { email: 'main@harbour.example', fullName: 'Mara Quill', subject: 'demo-main' },
  agent: { email: 'agent@harbour.example', fullName: 'Idris Vane', subject: 'demo-agent' },
  reader: { email: 'reader@harbour.example', fullName: 'Nell Ashby', subject: 'demo-reader' },
};
const stranger = { email: 'other@elsewhere.example', fullName: 'Otto Brandt', subject: 'demo-other' };

/** Makes the demo's two accounts with their users, once. */
export async function prepareDemo(platform: Platform): Promise<void> {
  if (await hasAccount(platform, practice.name)) return;
  await createDemoPractice(platform, practice);
  await createAccount(platform, {
    name: 'Elsewhere Advisory',
    licenceEndsOn: demoLicenceEnd(platform),
    users: [{ ...toDemoUser(platform, stranger), kind: 'main' }],
  });
}
