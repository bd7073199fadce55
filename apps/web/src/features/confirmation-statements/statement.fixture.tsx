import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { callOptions } from '#api/queries.ts';
import { SessionContext, type SessionPort, type SessionState } from '#app/session-port.ts';
import { PopupOutlet, PopupProvider } from '#kit/popup/popup-container.tsx';
import type { Check, Draft, Facts } from './statement-steps.ts';
import type { StepProps } from './steps/step-props.ts';
import type { Statement, StepAnswers } from './use-statement.ts';

const companyId = '0d5c1f4e-6f1b-4c5e-9f0a-3b1d2c4e5f60';
const filingId = '7c0f8c52-6a3f-4c39-9a37-3a4b8c1a1b11';

const ordinary = {
  ClassName: 'Ordinary',
  Particulars: 'One vote for each share.',
  NumberOfShares: '100',
  AggregateNominal: '100',
};

/** What the register holds of a company with 100 shares and one director whose identity statement is due. */
export const facts: Facts = {
  Company: {
    CompanyId: companyId,
    CompanyNumber: '12345678',
    CompanyName: 'PLUM LIMITED',
    TypeInWords: 'Private company limited by shares',
    StatusInWords: 'Active',
    HasShareCapital: true,
    IncorporatedOn: '2020-11-21',
    RegisteredOffice: ['1 Mill Lane', 'Leeds'],
    RecordsAddress: null,
    RecordsKept: [],
  },
  ReviewPeriod: { StartsOn: '2025-11-21', EndsOn: '2026-11-20' },
  LastMadeUpTo: '2025-11-20',
  DueOn: '2026-12-04',
  Today: '2026-11-20',
  EarliestMadeUpTo: '2025-11-21',
  LatestMadeUpTo: '2026-11-20',
  SicCodes: [{ Code: '62012', Description: 'Business and domestic software development' }],
  Trading: { OnMarket: false, Dtr5Applies: false, PscExemptions: [] },
  StatementOfCapital: {
    Currencies: [
      { Currency: 'GBP', Classes: [ordinary], TotalShares: '100', TotalNominal: '100', TotalUnpaid: '0' },
    ],
  },
  Shareholdings: [
    {
      ClassName: 'Ordinary',
      NumberHeld: '100',
      Holders: [{ Kind: 'person', Forename: 'Alice', Surname: 'Green' }],
      Transfers: [],
    },
  ],
  ShareRegister: null,
  HasRegisteredEmail: true,
  Officers: [],
  Pscs: [],
  PscStatements: [],
  IdentityDue: [
    {
      DirectorId: 'bob',
      Name: 'Bob Stone',
      BornIn: 'May 1980',
      StatementDueOn: '2026-12-04',
      HasDateOfBirth: true,
    },
  ],
  HasAuthenticationCode: true,
  ReadAt: '2026-11-20T09:30:00Z',
  OpenFiling: { FilingId: filingId, State: 'draft' },
};

/** A draft in which only the date is answered. */
export const draft: Draft = {
  CSid: filingId,
  CompanyId: companyId,
  CompanyRegNo: '12345678',
  Version: 1,
  ActiveTab: 'date',
  State: 'draft',
  SavedAt: '2026-11-20T09:30:00Z',
  Answers: {
    MadeUpTo: '2026-11-20',
    Trading: { PscExemptions: [] },
    SicCodes: { Codes: [] },
    StatementOfCapital: {},
    Shareholdings: { Holdings: [] },
    RegisteredEmail: { Address: '' },
    Statements: { InformationDelivered: false, LawfulPurpose: false },
    Signer: { Name: '' },
  },
  Identity: [],
};

const steps = [
  'date',
  'trading',
  'sic-codes',
  'capital',
  'shareholders',
  'people',
  'places',
  'identity',
  'statements',
] as const;

/** The server's answer to a save, with these errors. */
export function checkOf(errors: Check['Errors']): Check {
  const wrong = new Set(errors.map(({ Step }) => Step));
  return {
    IsReady: errors.length === 0,
    Steps: steps.map((Step) => ({ Step, IsComplete: !wrong.has(Step) })),
    Errors: errors,
    Blockers: [],
    Warnings: [],
  };
}

interface Rendering {
  readonly draft?: Draft;
  readonly facts?: Facts;
  /** What the server finds wrong at each save. */
  readonly errors?: Check['Errors'];
  readonly field?: string;
}

/** A client that knows the installation's settings, as in the application before its first page. */
function configured(): QueryClient {
  const queryClient = new QueryClient();
  queryClient.setQueryData(callOptions('getConfiguration').queryKey, {
    baseUrl: '',
    apiEndpoint: '',
    subscriptionURL: '',
    redirectUri: '',
    responseType: 'code',
    issuer: '',
    strictDiscoveryDocumentValidation: true,
    tokenEndpoint: '',
    loginUrl: '',
    clientId: '',
    scope: '',
    skipIssuerCheck: false,
    clearHashAfterLogin: true,
    oidc: true,
    mode: 'demo',
    version: '3.1.0',
    today: facts.Today,
    paymentUrl: '',
  });
  return queryClient;
}

const signedOut: SessionState = { status: 'signed-out' };

/** Of nobody: what a step shows of other parts of the product is not asked for. */
const nobody: SessionPort = {
  read: () => signedOut,
  subscribe: () => () => undefined,
  restored: () => Promise.resolve(false),
  signIn: () => undefined,
  signOut: () => undefined,
  lendToken: () => () => undefined,
};

/** A step on a page of its own: what it saves, where the page has gone, and how somebody leaves it. */
export async function renderStep(
  Step: ComponentType<StepProps>,
  { draft: given = draft, facts: known = facts, errors = [], field }: Rendering = {},
) {
  const saved: StepAnswers[] = [];
  const cleared: string[] = [];
  const statement: Statement = {
    companyId,
    facts: known,
    draft: given,
    check: checkOf([]),
    save: (_step, answers) => {
      saved.push(answers);
      return Promise.resolve(checkOf(errors));
    },
    clear: (step) => {
      cleared.push(step);
      return Promise.resolve();
    },
    clearings: 0,
  };
  const root = createRootRoute({
    component: () => <Step statement={statement} field={field} />,
    notFoundComponent: () => null,
  });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  // The router of a test has other routes than the one that the application registers.
  render(
    <QueryClientProvider client={configured()}>
      <SessionContext value={nobody}>
        <PopupProvider>
          <RouterProvider router={router as never} />
          <PopupOutlet />
        </PopupProvider>
      </SessionContext>
    </QueryClientProvider>,
  );
  return {
    saved,
    cleared,
    place: () => router.state.location.href,
    leave: (to: string) => void router.navigate({ href: to }),
  };
}
