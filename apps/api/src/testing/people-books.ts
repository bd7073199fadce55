import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { keepPeopleOf } from '../workflows/keep-people/keep-people.ts';
import { importCompany } from './imported-company.ts';
import type { TestAccount, TestApi, TestPerson } from './test-api.ts';

/** Somebody as the register of a test has them. */
export interface TestHuman {
  forename: string;
  surname: string;
  dateOfBirth: string;
  postalCode?: string;
  /** The registry's id; of each appointment another where it is not given. */
  officerId?: string;
  personalCode?: string;
  /** Of the identity, as the registry shows it. */
  verification?: { statementOpensOn?: string; statementDueOn?: string; startOn?: string; endOn?: string };
}

const idOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 27);

const personOf = (human: TestHuman) => {
  const { forename, surname, dateOfBirth, postalCode = 'LS1 4AP', personalCode } = human;
  return {
    forename,
    surname,
    dateOfBirth,
    ...(personalCode && { personalCode }),
    nationality: 'British',
    countryOfResidence: 'England',
    serviceAddress: {
      premises: '1',
      line1: 'High Street',
      locality: 'Leeds',
      postalCode,
      country: 'England',
    },
  };
};

const verificationOf = ({ verification }: TestHuman) => verification && { verification };

export const director = (number: string, human: TestHuman) => ({
  id: idOf(`${number} ${JSON.stringify(human)}`),
  officerId: human.officerId ?? idOf(`${number} officer ${JSON.stringify(human)}`),
  role: 'director',
  appointedOn: '2024-01-15',
  person: personOf(human),
  ...verificationOf(human),
});

export const controller = (number: string, human: TestHuman) => ({
  id: idOf(`${number} psc ${JSON.stringify(human)}`),
  kind: 'individual',
  natures: ['ownership-of-shares-75-to-100-percent'],
  notifiedOn: '2024-01-15',
  person: personOf(human),
  ...verificationOf(human),
});

/** Has the registry show these directors and PSCs of a company, and nobody else. */
export async function register(
  { registry }: TestApi,
  number: string,
  { directors = [], pscs = [] }: { directors?: TestHuman[]; pscs?: TestHuman[] },
): Promise<void> {
  await registry.admin('PATCH', `companies/${number}`, {
    officers: directors.map((each) => director(number, each)),
    pscs: pscs.map((each) => controller(number, each)),
  });
}

/** Imports a company and takes its people from the books, without waiting for the job that does. */
export async function importWithPeople(
  { server }: TestApi,
  { main, accountId }: TestAccount,
  number: string,
): Promise<string> {
  const companyId = await importCompany(main, number);
  await keepPeopleOf(server.platform, { accountId, companyId });
  return companyId;
}

/** The people that somebody sees. */
export async function peopleOf(person: TestPerson, query = '') {
  const { status, body } = await person.call('GET', `/api/People/GetPeople?pageSize=200${query}`);
  if (status !== 200) throw new Error(`GetPeople answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** The whole reply about a person. */
export const personOfId = (person: TestPerson, personId: string) =>
  person.call('GET', `/api/People/GetPerson?personId=${personId}`);

/** Gives an agent reach to these companies. */
export async function giveReach(
  api: TestApi,
  { account, agent, companyIds }: { account: TestAccount; agent: TestPerson; companyIds: readonly string[] },
): Promise<void> {
  await api.server.platform.database.transaction({ as: 'maintenance' }, async (tx) => {
    for (const companyId of companyIds)
      await tx.execute(sql`insert into agent_company (account_id, user_id, company_id)
        values (${account.accountId}, ${agent.userId}, ${companyId})`);
  });
}
