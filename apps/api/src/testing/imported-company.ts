import type { TestPerson } from './test-api.ts';

/** Takes a company of the register into the person's list; gives its id. */
export async function importCompany(person: TestPerson, number: string, code?: string): Promise<string> {
  const order = { companyNumber: number, ...(code !== undefined && { authCode: code }) };
  const { status, body } = await person.call('POST', '/api/CompanyInformation/ImportCompany', order);
  if (status !== 200) throw new Error(`Company ${number} was not imported: ${JSON.stringify(body)}`);
  return body.entity[0].companyId;
}

/** The one record that a reading call about a company answers with. */
export async function readRecord(person: TestPerson, name: string, companyId: string) {
  const { status, body } = await person.call(
    'GET',
    `/api/CompanyInformation/${name}?companyId=${encodeURIComponent(companyId)}`,
  );
  if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
  return body.entity[0];
}
