import { randomUUID } from 'node:crypto';
import { registerOwnCompany } from '../../features/forms/form.fixture.ts';
import { importCompany } from '../../testing/imported-company.ts';
import { controller, director, peopleOf, type TestHuman } from '../../testing/people-books.ts';
import type { TestAccount, TestApi, TestPerson } from '../../testing/test-api.ts';
import { keepPeopleOf } from '../keep-people/keep-people.ts';

/** A company of its own on whose register somebody stands. */
export interface PersonCompany {
  readonly companyId: string;
  readonly number: string;
}

/** Puts a company on the register with these people and nobody else, imports it, and takes its people from the books. */
export async function companyWith(
  api: TestApi,
  { main, accountId }: TestAccount,
  people: { directors?: TestHuman[]; pscs?: TestHuman[]; bodies?: object[] },
): Promise<PersonCompany> {
  const number = registerOwnCompany(api);
  await api.registry.admin('PATCH', `companies/${number}`, {
    officers: [...(people.directors ?? []).map((each) => director(number, each)), ...(people.bodies ?? [])],
    pscs: (people.pscs ?? []).map((each) => controller(number, each)),
    pscStatements: [],
  });
  const companyId = await importCompany(main, number, 'BAKE01');
  await keepPeopleOf(api.server.platform, { accountId, companyId });
  return { companyId, number };
}

/** Where somebody has moved, as all the forms take it. */
export const moved = {
  changes: 'service-address',
  changedOn: '2026-11-18',
  'change.serviceAddress.kind': 'address',
  'change.serviceAddress.address.premise': '7',
  'change.serviceAddress.address.street': 'Park Row',
  'change.serviceAddress.address.postTown': 'Bristol',
  'change.serviceAddress.address.country': 'GB-ENG',
  'change.serviceAddress.address.postcode': 'BS1 5LJ',
  'change.residentialAddressUnchanged': 'yes',
};

export interface PlannedRole {
  companyId: string;
  register: string;
  registerKey: string;
  form: string | null;
  whyNot: string | null;
  likeness: string;
  isPreselected: boolean;
  openFilingId: string | null;
  changes: { label: string; now: string[]; after: string[] }[];
}

/** The calls about a change of one person, made by somebody. */
export function changeOf(by: TestPerson, personId: string) {
  const plan = async (answers: object, more: object = {}) => {
    const { status, body } = await by.call('POST', '/api/People/PlanPersonChange', {
      personId,
      answers,
      ...more,
    });
    if (status !== 200) throw new Error(`PlanPersonChange answered ${status}: ${JSON.stringify(body)}`);
    return body.entity[0];
  };
  const begin = (answers: object, roles: readonly PlannedRole[], more: object = {}) =>
    by.call('POST', '/api/People/BeginPersonChange', {
      personId,
      answers,
      key: randomUUID(),
      roles: roles.map(({ companyId, register, registerKey }) => ({ companyId, register, registerKey })),
      ...more,
    });
  return {
    plan,
    begin,
    /** Begins it wherever it is preselected. */
    beginPreselected: async (answers: object) => {
      const { roles } = await plan(answers);
      return begin(
        answers,
        roles.filter((each: PlannedRole) => each.isPreselected),
      );
    },
    read: async (changeId: string) => {
      const { body } = await by.call('GET', `/api/People/GetPersonChange?changeId=${changeId}`);
      return body.entity?.[0];
    },
    cancel: (changeId: string) => by.call('POST', '/api/People/CancelPersonChange', { changeId }),
  };
}

const idOfHuman = () => randomUUID().replaceAll('-', '').slice(0, 27);

/** Somebody whom the registry knows by one id in every company. */
export const newHuman = () => ({
  forename: 'Mara',
  surname: 'Quill',
  dateOfBirth: '1970-05-11',
  officerId: idOfHuman(),
});

/** An account with this many companies of one director, and whose page it is. */
export async function boards(api: TestApi, account: TestAccount, count: number) {
  const human = newHuman();
  const companies: PersonCompany[] = [];
  for (let place = 0; place < count; place += 1)
    companies.push(await companyWith(api, account, { directors: [human] }));
  const { entity } = await peopleOf(account.main);
  return { companies, human, personId: String(entity[0].personId) };
}

export const statesOf = ({ all }: { all: { state: string }[] }) => all.map(({ state }) => state);

/** Submits what the one review shows. */
export async function submitAll(account: TestAccount, { all }: { all: Record<string, unknown>[] }) {
  const filings = all.map(({ filingId, version: draftVersion, contentSha256: contentAccepted }) => ({
    filingId,
    draftVersion,
    contentAccepted,
  }));
  return account.main.call('POST', '/api/Submissions/SubmitFilings', { filings });
}
