import { type FormAnswers, prepareForm } from './answered-form.ts';
import type { Caller } from './caller.ts';
import { first, submitStatement } from './statement.ts';

interface EmailChange {
  companyId: string;
  companyNumber: string;
  code: string;
  registryUrl: string;
}

/** Given somebody signed in at the registry for a company, as by its page there. */
export async function giveRegistrySignIn(caller: Caller, given: EmailChange): Promise<void> {
  const { companyId, companyNumber, code, registryUrl } = given;
  const { authoriseUrl } = first((await caller.call('beginRegistrySignIn', { companyId })).entity);
  const asked = Object.fromEntries(new URL(authoriseUrl).searchParams);
  const answer = { email: 'nora@example.com', decision: 'grant', [`code_${companyNumber}`]: code };
  const granted = await fetch(`${registryUrl}/oauth2/authorise`, {
    method: 'POST',
    body: new URLSearchParams({ ...asked, ...answer }),
    redirect: 'manual',
  });
  const back = new URL(granted.headers.get('location') ?? '').searchParams;
  await caller.call('completeRegistrySignIn', {
    code: back.get('code') ?? '',
    state: back.get('state') ?? '',
  });
}

/** A new address, with the statement that goes with it. */
export const emailChange: FormAnswers = {
  form: 'REA',
  answers: { email: 'office@harbour.example', appropriate: 'yes' },
};

/** Given a change of the registered e-mail address that is on its way; gives its filing. */
export async function giveEmailChange(caller: Caller, given: EmailChange): Promise<string> {
  await giveRegistrySignIn(caller, given);
  const reviewed = await prepareForm(caller, given.companyId, emailChange);
  await submitStatement(caller, reviewed);
  return reviewed.filingId;
}
