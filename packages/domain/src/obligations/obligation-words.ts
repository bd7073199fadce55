import { officerWord } from '../companies/llp-number.ts';
import { formatCivilDate } from '../dates/date-text.ts';
import { labelOfFiling } from '../approvals/approval-words.ts';
import { formNameOf } from '../filing/form-names.ts';
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
  'control-notice': 'PSC to determine',
  'unregistered-psc': 'PSC to determine',
  'director-verification': 'Identity verification',
  'psc-verification': 'Identity verification',
  'stamp-duty': 'Stamp duty on shares bought back',
  certificates: 'Share certificates to deliver',
  'annual-general-meeting': 'Annual general meeting',
};

/** An obligation, with the number and the type of its company where they are known. */
export type NamedObligation = Obligation & {
  readonly companyNumber?: string | undefined;
  readonly companyType?: string | undefined;
};

/** The title of an obligation, in the same words everywhere; a partnership has names of its own for some forms. */
export function titleOfObligation({
  kind,
  form,
  subject,
  companyNumber = '',
}: Pick<NamedObligation, 'kind' | 'form' | 'subject' | 'companyNumber'>): string {
  if (kind === 'diary') return subject ?? 'Diary date';
  if (form === undefined) return TITLES[kind];
  // A resolution has no form: it is filed as it is.
  if (kind === 'form' && form === 'RESOLUTIONS') return formNameOf(form, companyNumber);
  if (kind === 'form') return `${formNameOf(form, companyNumber)}, ${form}`;
  return kind === 'control-notice' || kind === 'unregistered-psc' ? `PSC notice, ${form}` : TITLES[kind];
}

/** An obligation in words. */
export function describeObligation(obligation: NamedObligation): ObligationWords {
  return { title: titleOfObligation(obligation), detail: DETAILS[obligation.kind](obligation) };
}

/** What or whom each kind is about; a date of one's own says it in its title. */
const DETAILS: Readonly<Record<ObligationKind, (obligation: NamedObligation) => string | undefined>> = {
  'confirmation-statement': ({ eventOn, ...filing }) =>
    withState(eventOn && `Made up to ${formatCivilDate(eventOn)}`, filing),
  accounts: ({ eventOn }) => eventOn && `Made up to ${formatCivilDate(eventOn)}`,
  'annual-general-meeting': ({ eventOn }) => eventOn && `For the year to ${formatCivilDate(eventOn)}`,
  'director-verification': ({ subject = 'A person', companyNumber = '' }) =>
    `${subject}, ${officerWord(companyNumber)}`,
  'psc-verification': ({ subject = 'A person', ...filing }) =>
    withState(`${subject}, person with significant control`, filing),
  'control-notice': ({ subject, ...filing }) => withState(subject, filing),
  'unregistered-psc': ({ subject = 'A person', ...filing }) =>
    withState(`${subject}, over 25% and not on the PSC register`, filing),
  form: describeEvent,
  'stamp-duty': describeEvent,
  certificates: describeEvent,
  diary: () => undefined,
};

function describeEvent({ eventOn, shareEntry, ...filing }: Obligation): string | undefined {
  const event = eventOn && [`Event of ${formatCivilDate(eventOn)}`, shareEntry].filter(Boolean).join(': ');
  return withState(event, filing);
}

/** With how far the filing is that was begun for it. */
function withState(
  what: string | undefined,
  { filingState: state, ...facts }: Pick<Obligation, 'filingState' | 'waitsForName' | 'channel' | 'approval'>,
): string | undefined {
  return [what, state && labelOfFiling(state, facts)].filter(Boolean).join(', ') || undefined;
}
