import { formatCivilDate } from '../dates/date-text.ts';
import { describeFilingState } from '../filing/filing-life.ts';
import { getForm } from '../filing/form-catalogue.ts';
import type { Obligation, ObligationKind } from './obligation.ts';

/** What an obligation is called, and what or whom it is about where the title does not say. */
export interface ObligationWords {
  readonly title: string;
  readonly detail?: string | undefined;
}

const TITLES: Readonly<Record<Exclude<ObligationKind, 'diary'>, string>> = {
  'confirmation-statement': 'Confirmation statement',
  accounts: 'Accounts',
  form: 'Form to be filed',
  'control-notice': 'Question of control',
  'director-verification': 'Identity verification',
  'psc-verification': 'Identity verification',
  'stamp-duty': 'Stamp duty on shares bought back',
  certificates: 'Share certificates to deliver',
  'annual-general-meeting': 'Annual general meeting',
};

/** The title of an obligation, in the same words everywhere. */
export function titleOfObligation({
  kind,
  form,
  subject,
}: Pick<Obligation, 'kind' | 'form' | 'subject'>): string {
  if (kind === 'diary') return subject ?? 'Diary date';
  if (form === undefined) return TITLES[kind];
  if (kind === 'form') return `${getForm(form).name}, ${form}`;
  return kind === 'control-notice' ? `Notice of control, ${form}` : TITLES[kind];
}

/** An obligation in words. */
export function describeObligation(obligation: Obligation): ObligationWords {
  return { title: titleOfObligation(obligation), detail: detailOf(obligation) };
}

function detailOf({ kind, subject, eventOn, filingState }: Obligation): string | undefined {
  switch (kind) {
    case 'confirmation-statement':
    case 'accounts':
      return eventOn && `Made up to ${formatCivilDate(eventOn)}`;
    case 'annual-general-meeting':
      return eventOn && `For the year to ${formatCivilDate(eventOn)}`;
    case 'director-verification':
      return `${subject ?? 'A person'}, director`;
    case 'psc-verification':
      return `${subject ?? 'A person'}, person with significant control`;
    case 'control-notice':
      return subject;
    case 'form':
    case 'stamp-duty':
    case 'certificates': {
      const entry = eventOn && `Event of ${formatCivilDate(eventOn)}`;
      const state = filingState && describeFilingState(filingState);
      return [entry, state].filter(Boolean).join(', ') || undefined;
    }
    default:
      return undefined;
  }
}
