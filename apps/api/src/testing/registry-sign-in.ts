import type { TestApi, TestPerson, TestReply } from './test-api.ts';

/** What a person does at the registry: gives the authentication code and grants, or refuses. */
interface Answer {
  code?: string;
  email?: string;
  decision?: 'grant' | 'refuse';
}

const begin = (person: TestPerson, companyId: string) =>
  person.call('POST', '/api/ChangeCompanyInformation/BeginRegistrySignIn', { companyId });

/** Goes through the registry's sign-in as a browser does; gives the address to which it came back. */
export async function visitRegistry(
  api: TestApi,
  person: TestPerson,
  companyId: string,
  { code = 'BAKE01', email = 'nora@example.com', decision = 'grant' }: Answer = {},
): Promise<URLSearchParams> {
  const begun = await begin(person, companyId);
  if (begun.status !== 200) throw new Error(`The sign-in was not begun: ${JSON.stringify(begun.body)}`);
  const asked = Object.fromEntries(new URL(begun.body.entity[0].authoriseUrl).searchParams);
  const number = /company\/(\w{8})\//.exec(asked['scope'] ?? '')?.[1] ?? '';
  const reply = await fetch(`${api.registry.url}/oauth2/authorise`, {
    method: 'POST',
    body: new URLSearchParams({ ...asked, email, decision, [`code_${number}`]: code }),
    redirect: 'manual',
  });
  return new URL(reply.headers.get('location') ?? 'http://nowhere').searchParams;
}

/** Signs a person in at the registry for a company, by the calls that the page makes. */
export async function signInAtRegistry(
  api: TestApi,
  person: TestPerson,
  companyId: string,
  answer?: Answer,
): Promise<TestReply> {
  const back = await visitRegistry(api, person, companyId, answer);
  const [code, state] = [back.get('code'), back.get('state')];
  return person.call('POST', '/api/ChangeCompanyInformation/CompleteRegistrySignIn', { code, state });
}
