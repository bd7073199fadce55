import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { callOptions } from '#api/queries.ts';
import { SessionContext } from '#app/session-port.ts';
import { sessionOf } from '#testing/session.fixture.ts';
import { PopupOutlet, PopupProvider } from '#kit/popup/popup-container.tsx';
import { answersWithRegister } from './register-answers.ts';
import type { Check, Draft, Facts } from './statement-steps.ts';
import type { StepProps } from './steps/step-props.ts';
import type { Statement, StepAnswers } from './use-statement.ts';

const companyId = '0d5c1f4e-6f1b-4c5e-9f0a-3b1d2c4e5f60';
const filingId = '7c0f8c52-6a3f-4c39-9a37-3a4b8c1a1b11';

const ordinary = {
  className: 'Ordinary',
  particulars: 'One vote for each share.',
  numberOfShares: '100',
  aggregateNominal: '100',
};

/** What the register holds of a company with 100 shares and one director whose identity statement is due. */
export const facts: Facts = {
  company: {
    companyId,
    companyNumber: '12345678',
    companyName: 'PLUM LIMITED',
    typeInWords: 'Private company limited by shares',
    statusInWords: 'Active',
    hasShareCapital: true,
    mayBeTraded: false,
    incorporatedOn: '2020-11-21',
    registeredOffice: ['1 Mill Lane', 'Leeds'],
    recordsAddress: null,
    recordsKept: [],
  },
  reviewPeriod: { startsOn: '2025-11-21', endsOn: '2026-11-20' },
  lastMadeUpTo: '2025-11-20',
  dueOn: '2026-12-04',
  feePence: 5000,
  today: '2026-11-20',
  earliestMadeUpTo: '2025-11-21',
  latestMadeUpTo: '2026-11-20',
  sicCodes: [{ code: '62012', description: 'Business and domestic software development' }],
  trading: { onMarket: false, dtr5Applies: false, pscExemptions: [] },
  statementOfCapital: {
    currencies: [
      { currency: 'GBP', classes: [ordinary], totalShares: '100', totalNominal: '100', totalUnpaid: '0' },
    ],
  },
  shareholdings: [
    {
      className: 'Ordinary',
      numberHeld: '100',
      holders: [{ kind: 'person', forename: 'Alice', surname: 'Green' }],
      transfers: [],
    },
  ],
  shareRegister: null,
  hasRegisteredEmail: true,
  officers: [],
  signers: [{ name: 'Alice Green', capacity: 'director' }],
  pscs: [],
  pscStatements: [],
  identityDue: [
    {
      directorId: 'bob',
      name: 'Bob Stone',
      bornIn: 'May 1980',
      statementDueOn: '2026-12-04',
      hasDateOfBirth: true,
      codeHeldSince: null,
      nameReason: null,
    },
  ],
  outstanding: [],
  hasAuthenticationCode: true,
  readAt: '2026-11-20T09:30:00Z',
  openFiling: { filingId, state: 'draft', stateText: 'Draft' },
};

/** A draft in which only the date is answered. */
export const draft: Draft = {
  statementId: filingId,
  companyId,
  companyNumber: '12345678',
  version: 1,
  activeTab: 'date',
  state: 'draft',
  savedAt: '2026-11-20T09:30:00Z',
  answers: {
    madeUpTo: '2026-11-20',
    trading: { pscExemptions: [] },
    sicCodes: { codes: [] },
    statementOfCapital: {},
    shareholdings: { holdings: [] },
    registeredEmail: { address: '' },
    statements: { informationDelivered: false, lawfulPurpose: false },
    signer: { name: '' },
  },
  identity: [],
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
function checkOf(errors: Check['errors']): Check {
  const wrong = new Set(errors.map(({ step }) => step));
  return {
    isReady: errors.length === 0,
    steps: steps.map((step) => ({ step, isComplete: !wrong.has(step) })),
    errors,
    blockers: [],
    outstanding: [],
    warnings: [],
  };
}

interface Rendering {
  readonly draft?: Draft;
  readonly facts?: Facts;
  /** What the server finds wrong at each save. */
  readonly errors?: Check['errors'];
  /** What was found wrong in the draft before. */
  readonly found?: Check['errors'];
  /** What the record knows to be undelivered. */
  readonly outstanding?: Check['outstanding'];
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
    today: facts.today,
    paymentUrl: '',
  });
  return queryClient;
}

/** Of nobody: what a step shows of other parts of the product is not asked for. */
const nobody = sessionOf({ status: 'signed-out' });

/** A step on a page of its own: what it saves, where the page has gone, and how somebody leaves it. */
export async function renderStep(
  Step: ComponentType<StepProps>,
  {
    draft: given = draft,
    facts: known = facts,
    errors = [],
    found = [],
    outstanding = [],
    field,
  }: Rendering = {},
) {
  const saved: StepAnswers[] = [];
  const cleared: string[] = [];
  const statement: Statement = {
    companyId,
    facts: known,
    draft: given,
    answers: answersWithRegister(known, given.answers),
    check: { ...checkOf(found), outstanding },
    save: (_step, answers) => {
      saved.push(answers);
      return Promise.resolve({
        ...checkOf(errors),
        statementId: given.statementId,
        version: given.version + 1,
      });
    },
    reload: () => Promise.resolve(given),
    discard: () => Promise.resolve(),
    clear: (step) => {
      cleared.push(step);
      return Promise.resolve();
    },
    beginnings: 0,
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
