import { FORM_IDS, formNameOf, hasDeadline } from '@statbook/domain/filing';
import { OBLIGATION_KINDS, titleOfObligation } from '@statbook/domain/obligations';
import { z } from 'zod';
import type { NotificationKind } from '../../platform/messages/notifications.ts';

const answered = z.object({
  filingId: z.string(),
  form: z.enum(FORM_IDS),
  state: z.string(),
  why: z.string(),
});
const approval = z.object({
  filingId: z.string(),
  form: z.enum(FORM_IDS),
  state: z.enum(['asked', 'approved', 'refused', 'may-be-sent']),
  by: z.string().optional(),
});
const statutory = OBLIGATION_KINDS.filter((kind) => kind !== 'diary');
const dateNear = z.object({
  /** The statement had a name of its own once, and the first stage the number of its days. */
  what: z.enum([...statutory, 'statement']),
  form: z.enum(FORM_IDS).optional(),
  subject: z.string().optional(),
  dueOn: z.string(),
  stage: z.enum(['28', 'soon', '14', '7', '1', 'overdue', 'open']),
});
const diaryDateNear = z.object({
  what: z.literal('diary'),
  diaryDateId: z.string(),
  title: z.string(),
  dueOn: z.string(),
});
const identity = z.discriminatedUnion('what', [
  z.object({ what: z.literal('code-given'), personId: z.string(), by: z.string() }),
  z.object({
    what: z.literal('statements'),
    number: z.number(),
    /** Of up to three. */
    names: z.string(),
    /** Where it is one alone. */
    personId: z.string().optional(),
    dueOn: z.string().optional(),
  }),
]);
const registerAlarm = z.object({ number: z.string(), changes: z.number(), text: z.string() });
const importDone = z.object({
  batchId: z.string(),
  imported: z.number(),
  refused: z.number(),
  failed: z.number(),
});
const invitation = z.object({ name: z.string() });
const message = z.object({ fromUserId: z.string() });

/** A notification in words, and the ids of the place that it leads to. */
export interface NotificationText {
  title: string;
  text: string | null;
  filingId?: string;
  state?: string;
  batchId?: string;
  diaryDateId?: string;
  fromUserId?: string;
  personId?: string;
  dueOn?: string;
}

/** What its words are made of besides its details. */
interface Around {
  senderName: string | null;
  /** A partnership has names of its own for some forms. */
  companyNumber: string | null;
  companyType: string | null;
}

type TextOf = (details: unknown, around: Around) => NotificationText;

const textByKind: Readonly<Record<NotificationKind, TextOf>> = {
  'submission-answered': (details, { companyNumber, companyType }) => {
    const { filingId, form, state, why } = answered.parse(details);
    return {
      title: `${formNameOf(form, companyNumber ?? '', companyType)} ${outcomes[state] ?? 'answered'}`,
      text: textOf({ state, why, form }),
      filingId,
      state,
    };
  },
  approval: (details, { companyNumber, companyType }) => {
    const { filingId, form, state, by } = approval.parse(details);
    const name = formNameOf(form, companyNumber ?? '', companyType);
    // A statement is found by its company.
    const place = { state, ...(form !== 'CS01' && { filingId }) };
    if (state === 'asked')
      return { title: `${name}: your approval is asked for`, text: 'Approve it, or say why not.', ...place };
    if (state === 'refused')
      return {
        title: `${name} not approved`,
        text: `Refused by ${by}. The review page has the reason.`,
        ...place,
      };
    if (state === 'approved')
      return { title: `${name} approved by ${by}`, text: 'Others are still to approve.', ...place };
    return { title: `${name} approved`, text: `By ${by}, as the last. It can be filed now.`, ...place };
  },
  'date-near': (details, { companyNumber }) => {
    const date = z.discriminatedUnion('what', [dateNear, diaryDateNear]).parse(details);
    if (date.what === 'diary')
      return { title: date.title, text: 'Diary date', dueOn: date.dueOn, diaryDateId: date.diaryDateId };
    const { what, form, subject, dueOn, stage } = date;
    const kind = what === 'statement' ? 'confirmation-statement' : what;
    const title = titleOfObligation({ kind, form, subject, companyNumber: companyNumber ?? undefined });
    return {
      title:
        stage === 'open'
          ? `${title}: earliest date has passed`
          : `${title} ${stage === 'overdue' ? 'overdue' : 'due soon'}`,
      text: subject ?? null,
      dueOn,
      ...(stage === 'open' && { state: stage }),
    };
  },
  identity: (details) => {
    const told = identity.parse(details);
    if (told.what === 'code-given') {
      const { personId, by } = told;
      return { title: `${by} has given their personal code`, text: 'It is stored encrypted.', personId };
    }
    const { number, names, personId, dueOn } = told;
    return {
      title:
        number === 1
          ? 'Identity verification statement due'
          : `${number} identity verification statements due`,
      text: names,
      ...(personId !== undefined && { personId }),
      ...(dueOn !== undefined && { dueOn }),
    };
  },
  // The number comes first: it is what a locked telephone shows.
  'register-alarm': (details) => {
    const { number, changes, text } = registerAlarm.parse(details);
    const what = changes === 1 ? 'A change' : `${changes} changes`;
    return { title: `${number}: ${what} at Companies House that you did not file`, text };
  },
  'import-done': (details) => {
    const { batchId, imported, refused, failed } = importDone.parse(details);
    const counts = [`${imported} imported`, refused && `${refused} refused`, failed && `${failed} failed`];
    return { title: 'Import finished', text: counts.filter(Boolean).join(', '), batchId };
  },
  invitation: (details) => ({
    title: `${invitation.parse(details).name} has accepted the invitation`,
    text: null,
  }),
  message: (details, { senderName }) => {
    const { fromUserId } = message.parse(details);
    return { title: `${senderName ?? 'Somebody'} wrote to you`, text: null, fromUserId };
  },
};

/** Throws when a row holds something else than its kind says. */
export function notificationText({
  kind,
  details,
  ...around
}: { kind: NotificationKind; details: unknown } & Around): NotificationText {
  return textByKind[kind](details, around);
}

const outcomes: Readonly<Record<string, string>> = {
  accepted: 'accepted',
  rejected: 'rejected',
  parked: 'held by an examiner',
  failed: 'needs a look',
};

function textOf({ state, why, form }: Pick<z.output<typeof answered>, 'state' | 'why' | 'form'>): string {
  if (state === 'accepted') return 'The company’s record is being brought up to date.';
  if (state === 'rejected')
    return `It counts as not delivered${hasDeadline(form) ? ', so its deadline keeps running' : ''}.`;
  const sentence = `${why.charAt(0).toUpperCase()}${why.slice(1)}`;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}
