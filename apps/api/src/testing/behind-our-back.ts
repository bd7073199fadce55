import { randomUUID } from 'node:crypto';
import type { TestApi } from './test-api.ts';

type Registry = Pick<TestApi, 'registry'>;

/** The day on which everything here is registered: the first of the tests' clock. */
const today = '2026-11-20';

interface NewEntry {
  type: string;
  category: string;
  description: string;
  descriptionValues?: Record<string, string>;
}

/** Has the registry enter a filing that somebody else made. */
const enterFiling = ({ registry }: Registry, number: string, entry: NewEntry) =>
  registry.admin('POST', `companies/${number}/filings`, { date: today, pages: 2, ...entry });

const change = ({ registry }: Registry, number: string, members: object) =>
  registry.admin('PATCH', `companies/${number}`, members);

function findCompany({ registry }: Registry, number: string) {
  const company = registry.register.findCompany(number);
  if (company === undefined) throw new Error(`The registry has no company ${number}.`);
  return company;
}

const address = {
  premises: '12',
  line1: 'Hollow Lane',
  locality: 'Leeds',
  postalCode: 'LS1 4AP',
  country: 'England',
};

/** Somebody appoints himself a director. */
export async function appointIntruder(api: Registry, number: string): Promise<void> {
  const { officers } = findCompany(api, number);
  const id = randomUUID().replaceAll('-', '').slice(0, 27);
  const person = { title: 'Mr', forename: 'Silas', surname: 'Crook', serviceAddress: address };
  const intruder = { id, officerId: id, role: 'director', appointedOn: '2026-11-18', person };
  await change(api, number, { officers: [...officers, intruder] });
  await enterFiling(api, number, {
    type: 'AP01',
    category: 'officers',
    description: 'appoint-person-director-company-with-name-date',
    descriptionValues: { officer_name: 'Mr Silas Crook', appointment_date: '2026-11-18' },
  });
}

/** Somebody moves the registered office. */
export async function moveOffice(api: Registry, number: string): Promise<void> {
  await change(api, number, { registeredOffice: address });
  await enterFiling(api, number, {
    type: 'AD01',
    category: 'address',
    description: 'change-registered-office-address-company-with-date-old-address-new-address',
    descriptionValues: { change_date: today, new_address: '12 Hollow Lane Leeds LS1 4AP' },
  });
}

/** Somebody removes the first officer. */
export async function terminateOfficer(api: Registry, number: string): Promise<void> {
  const [first, ...others] = findCompany(api, number).officers;
  await change(api, number, { officers: [{ ...first, resignedOn: '2026-11-19' }, ...others] });
  await enterFiling(api, number, {
    type: 'TM01',
    category: 'officers',
    description: 'termination-director-company-with-name-termination-date',
    descriptionValues: { termination_date: '2026-11-19' },
  });
}

/** Somebody files a form whose effect no other list shows: a rogue statement of satisfaction. */
export const enterStrangeFiling = (api: Registry, number: string) =>
  enterFiling(api, number, {
    type: 'MR04',
    category: 'mortgage',
    description: 'mortgage-satisfy-charge-full',
    descriptionValues: { charge_number: '1' },
  });

/** The accountant delivers the accounts that are due, and the next fall due. */
export async function deliverAccounts(api: Registry, number: string): Promise<void> {
  const { accounts } = findCompany(api, number);
  if (accounts?.next === undefined) throw new Error(`Company ${number} has no accounts to deliver.`);
  const { periodStartOn, periodEndOn, dueOn } = accounts.next;
  const later = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  const last = { madeUpTo: periodEndOn, periodStartOn, periodEndOn, type: 'total-exemption-full' };
  const next = { periodStartOn: later(periodStartOn), periodEndOn: later(periodEndOn), dueOn: later(dueOn) };
  await change(api, number, { accounts: { ...accounts, last, next } });
  await enterFiling(api, number, {
    type: 'AA',
    category: 'accounts',
    description: 'accounts-with-accounts-type-total-exemption-full',
    descriptionValues: { made_up_date: periodEndOn },
  });
}
