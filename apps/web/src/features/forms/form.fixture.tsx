import { useLocation } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import type { OfferedForm } from '#filing/start-form.tsx';
import { CompanyPageFixture, head } from '#testing/company-page.fixture.tsx';
import { offeredForm } from '#testing/offered-form.fixture.ts';
import { refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import type { Answer } from '#testing/serve-calls.fixture.ts';
import { FormPage } from './form-page.tsx';
import {
  type Answers,
  fieldsIn,
  type FormField,
  type FormReview,
  type FormSection,
  type FormState,
  type FormStep,
} from './form-state.ts';

export const filingId = '7c0f8c52-6a3f-4c39-9a37-3a4b8c1a1b11';

export function field(path: string, more: Partial<FormField> = {}): FormField {
  return {
    path,
    label: path,
    kind: 'text',
    hint: null,
    isOptional: false,
    maxLength: null,
    options: [],
    isSecret: false,
    decidesFields: false,
    currencyAt: null,
    autocomplete: null,
    ...more,
  };
}

export function section(title: string, fields: FormField[], more: Partial<FormSection> = {}): FormSection {
  return { title, hint: null, fields, repeated: null, ...more };
}

export function step(id: string, sections: FormSection[], more: Partial<FormStep> = {}): FormStep {
  return { id, title: `Step ${id}`, hint: null, isComplete: false, sections, lists: [], ...more };
}

export const fees: FormState['fees'] = {
  feePence: 0,
  processingFeePence: 0,
  taxPence: 0,
  totalPence: 0,
  why: 'free-form',
};

const { readAt: _readAt, ...company } = head;

const blank: FormState = {
  ...company,
  filingId,
  form: 'AP01',
  formNumber: 'AP01',
  formName: 'Appointment of a director',
  way: 'software',
  state: 'draft',
  version: 3,
  isReady: false,
  errors: [],
  blockers: [],
  warnings: [],
  dueOn: null,
  savedAt: '2026-11-20T09:30:00.000Z',
  activeStep: 'person',
  steps: [],
  answers: {},
  secretsHeld: [],
  documents: [],
  fees,
};

/** A form that holds these answers. */
const formWith = (more: Partial<FormState>): FormState => ({ ...blank, ...more });

/** What the server does of a form: it keeps answers, and asks and judges as the test says. */
export class FormServer {
  state: FormState;
  readonly saved: Answers[] = [];
  /** How the form stands once these answers are kept. */
  readonly #judge: (answers: Answers) => Partial<FormState>;

  constructor(start: Partial<FormState>, judge: (answers: Answers) => Partial<FormState> = () => ({})) {
    this.#judge = judge;
    const answers = start.answers ?? {};
    this.state = formWith({ ...start, ...judge(answers), answers });
  }

  /** Somebody else saves. */
  change(answers: Answers): void {
    const kept = Object.entries({ ...this.state.answers, ...answers }).filter(([, value]) => value !== '');
    const secrets = new Set(
      this.state.steps.flatMap(fieldsIn).flatMap((each) => (each.isSecret ? [each.path] : [])),
    );
    const merged = Object.fromEntries(kept.filter(([path]) => !secrets.has(path)));
    this.state = { ...this.state, ...this.#judge(merged), answers: merged, version: this.state.version + 1 };
  }

  readonly save = ({ version, answers }: { version: number; answers: Answers }): Answer => {
    if (version !== this.state.version)
      return refuse('Somebody else has changed it meanwhile.', { status: 409, code: 'changed-meanwhile' });
    this.saved.push(answers);
    this.change(answers);
    return { body: { entity: [this.state] } };
  };
}

export function reviewOf({ state }: FormServer, more: Partial<FormReview> = {}): FormReview {
  const {
    answers: _answers,
    steps: _steps,
    secretsHeld: _held,
    savedAt: _saved,
    activeStep: _active,
    ...rest
  } = state;
  return { ...rest, content: null, changes: [], ...more };
}

/** The page at the address to which the form has led. */
function RoutedForm() {
  const { search }: { search: { step?: string; field?: string } } = useLocation();
  return <FormPage filingId={filingId} step={search.step} field={search.field} />;
}

type OtherAnswers = Parameters<typeof serveAnswers>[0];

/** jsdom knows the element but opens none. */
function withoutModalDialogs(): void {
  const { prototype } = HTMLDialogElement;
  Object.assign(prototype, { showModal: () => undefined, close: () => undefined });
  onTestFinished(() => {
    Reflect.deleteProperty(prototype, 'showModal');
    Reflect.deleteProperty(prototype, 'close');
  });
}

/** The page of a form, with its server. Gives what the server received, and the person at the keyboard. */
export async function showForm(server: FormServer, others: OtherAnswers = {}) {
  withoutModalDialogs();
  const received = serveAnswers({
    getForm: () => ({ body: { entity: [server.state] } }),
    saveForm: server.save,
    getErrorLog: { entity: [] },
    getForms: { entity: [] },
    ...others,
  });
  const page = new CompanyPageFixture();
  page.answer('getForm', { query: { filingId } }, { entity: [server.state] });
  await page.show(<RoutedForm />);
  // It is read anew at each visit, whatever is kept of the one before.
  await waitFor(() => expect(screen.queryByText('Loading the form')).toBeNull());
  await screen.findByRole('heading', { level: 1 });
  return { received, user: setUpUser() };
}

/** A form of the list of forms. */
export const listedForm = (more: Partial<OfferedForm> = {}): OfferedForm =>
  offeredForm(more.form ?? 'AP01', { formName: 'Appointment of a director', ...more });
