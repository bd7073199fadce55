import { callSimulator, openSimulatorAdmin } from './simulator-admin.ts';

/** A submission number that arrived at the gateway; without status when it was only refused. */
export interface Arrival {
  number: string;
  presenterId: string;
  class: string;
  posts: number;
  companyNumber?: string;
  status?: 'PENDING' | 'ACCEPT' | 'REJECT' | 'PARKED' | 'INTERNAL_FAILURE';
  chargedPence?: number;
}

/** A transaction of the REST API, as it is presented there. */
export interface RegistryTransaction {
  id: string;
  company_number: string;
  status: string;
}

/** What scripts the next submissions. */
export interface Rule {
  outcome: 'accept' | 'reject' | 'park' | 'fail' | 'hold';
  companyNumber?: string;
  code?: string;
  text?: string;
  times?: number;
}

/** The register's truth about a company, as far as tests ask for it. */
export interface RegisterEntry {
  number: string;
  name: string;
  confirmation: { lastMadeUpTo?: string; nextMadeUpTo: string; nextDue: string };
  paymentPeriods: { start: string; end: string; paid: boolean }[];
  officers: { id: string; person?: { personalCode?: string } }[];
}

/** The admin API of the simulated registry. */
export function openRegistryAdmin(origin: string) {
  const gateway = '/_admin/gateway';
  return {
    ...openSimulatorAdmin(origin),
    origin,
    /** Submission numbers of a company's filings, in the order of their arrival. */
    listArrivals: async (companyNumber?: string) => {
      const all = await callSimulator<Arrival[]>(origin, 'GET', `${gateway}/submissions`);
      return all.filter((one) => companyNumber === undefined || one.companyNumber === companyNumber);
    },
    /** Transactions of the REST API about a company, whoever opened them. */
    listTransactions: async (companyNumber?: string) => {
      const all = await callSimulator<RegistryTransaction[]>(origin, 'GET', '/_admin/transactions');
      return all.filter((one) => companyNumber === undefined || one.company_number === companyNumber);
    },
    addRule: (rule: Rule) => callSimulator<void>(origin, 'POST', `${gateway}/rules`, rule),
    clearRules: () => callSimulator<void>(origin, 'DELETE', `${gateway}/rules`),
    decide: (order: Partial<Rule> & { number?: string } = {}) =>
      callSimulator<void>(origin, 'POST', `${gateway}/decide`, order),
    changeSettings: (settings: object) =>
      callSimulator<void>(origin, 'POST', `${gateway}/settings`, settings),
    findCompany: (number: string) =>
      callSimulator<RegisterEntry>(origin, 'GET', `/_admin/companies/${number}`),
    changeCompany: (number: string, change: object) =>
      callSimulator<RegisterEntry>(origin, 'PATCH', `/_admin/companies/${number}`, change),
    limitRate: (limit: number | null, windowSeconds = 300) =>
      callSimulator<void>(origin, 'POST', '/_admin/rate-limit', { limit, windowSeconds }),
  };
}

export type RegistryAdmin = ReturnType<typeof openRegistryAdmin>;
