import { activityKind } from '@statbook/contract';
import type { z } from 'zod';

export type ActivityKind = z.output<typeof activityKind>;

/** What each action is called, under its kind. Actions that concern no company stand elsewhere. */
const texts: Readonly<Record<ActivityKind, Readonly<Record<string, string>>>> = {
  company: {
    'company.imported': 'Imported from Companies House',
    'company.created': 'Made by hand',
    'company.formation-begun': 'Incorporation started',
    'company.formed': 'Incorporated',
    'company.refreshed': 'Updated from Companies House',
    'company.removed': 'Moved to the archive',
    'company.restored': 'Restored from the archive',
    'company.details-saved': 'Details for filings saved',
    'company.edited': 'Company information edited',
    'register-change.settled': 'Change at Companies House explained',
    'agent.reach-changed': 'Access changed',
    'person.joined': 'Two people said to be the same',
    'person.kept-apart': 'Two people said not to be the same',
    'person.secrets-shown': 'Sealed details of a person shown',
    'person.protected': 'Person said to be protected',
    'person.protection-ended': 'Protection of a person ended',
    'person.parted': 'Role taken out of a person',
    'person.code-given': 'Personal code kept',
    'person.code-ended': 'Personal code ended',
    'person.code-shown': 'Personal code shown',
    'person.change-begun': 'Change of a person started in several companies',
    'person.change-cancelled': 'Change of a person cancelled',
    'person.code-asked': 'Personal code asked for by mail',
    'person.code-invitation-withdrawn': 'Invitation to give a personal code withdrawn',
  },
  filings: {
    'confirmation-statement.saved': 'Confirmation statement saved',
    'confirmation-statement.deleted': 'Draft of the confirmation statement deleted',
    'confirmation-statement.printed': 'Draft of the confirmation statement printed',
    'form.begun': 'Draft started',
    'form.saved': 'Form saved',
    'form.document-added': 'Document attached to a form',
    'form.filled-from-books': 'Form filled in with what is known of a person',
    'form.secrets-shown': 'Sealed answers of a form shown',
    'form.deleted': 'Draft of a form deleted',
    'form.printed': 'Form printed to be delivered',
    'approval.asked': 'Approval asked for',
    'approval.link-sent': 'Link to an approval sent again',
    'approval.sheet-printed': 'Form printed by a signatory',
    'approval.given': 'Approved',
    'approval.refused': 'Approval refused',
    'approval.printed': 'Evidence of approval printed',
    'approval-policy.saved': 'Approval policy saved',
    'form.delivered': 'Delivery of a form recorded',
    'form.delivery-taken-back': 'Delivery of a form reversed',
    'form.outcome-recorded': 'Outcome of a delivered form recorded',
    'registry-sign-in.begun': 'Sign-in with Companies House started',
    'registry-sign-in.completed': 'Signed in with Companies House',
    'filing.submitted': 'Filing submitted',
    'filing.received': 'Filing received by Companies House',
    'filing.refused-at-the-gate': 'Filing refused at the gateway',
    'filing.reopened': 'Filing reopened',
    'filing.resent': 'Filing sent again',
    'filing.sent-under-present-name': 'Filing sent under the present name',
    'filing.mailed': 'Documents of a filing mailed to the client',
    'filing.returned-to-draft': 'Filing returned to draft',
    'filing.withdrawn': 'Filing withdrawn',
    'payment.challenge-answered': 'Bank’s check of a payment answered',
    'payment.not-refunded': 'Payment not refunded',
  },
  shares: {
    'shares.class-saved': 'Share class saved',
    'shares.holder-saved': 'Shareholder saved',
    'shares.holders-saved': 'Shareholders saved',
    'shares.opening-recorded': 'Opening balance recorded',
    'shares.history-line-saved': 'Entry before the opening balance kept',
    'shares.history-line-removed': 'Entry before the opening balance taken out',
    'shares.opening-replaced': 'Opening balance replaced by its history',
    'shares.recorded': 'Entry in the share register recorded',
    'shares.allotted': 'Allotment recorded',
    'shares.allotted-to-many': 'Allotment to several recorded',
    'shares.transferred': 'Transfer recorded',
    'shares.transfer-refused': 'Refused transfer recorded',
    'shares.draft-lines-removed': 'Lines of a draft removed',
    'shares.control-proposal-settled': 'PSC notice settled',
    'shares.unregistered-psc-dismissed': 'PSC notice marked as not required',
    'shares.duty-settled': 'Obligation after an entry marked as met',
    'shares.certificate-duplicated': 'Certificate duplicated',
    'shares.certificate-replaced': 'Certificate replaced',
    'shares.certificate-split': 'Certificate split',
    'shares.certificates-merged': 'Certificates merged',
    'shares.certificates-delivered': 'Delivery of certificates recorded',
    'shares.certificate-template-saved': 'Look of certificates saved',
  },
  diary: {
    'diary-date.saved': 'Diary date saved',
    'diary-date.marked': 'Diary date marked',
    'diary-date.removed': 'Diary date removed',
  },
  notes: {
    'note.saved': 'Note saved',
    'note.deleted': 'Note deleted',
  },
  secrets: {
    'authentication-code.saved': 'Authentication code saved',
    'authentication-code.shown': 'Authentication code shown',
    'protected-information.shown': 'Protected information shown',
  },
  exports: {
    'activity.exported': 'Activity exported',
    'diary-dates.exported': 'Diary dates exported',
    'document.drawn-downloaded': 'Document drawn here downloaded',
    'payments.receipt-printed': 'Receipt of a payment printed',
    'register.exported': 'Register exported',
    'register.printed': 'Register printed',
    'shares.exported': 'Share register exported',
    'shares.printed': 'Share register printed',
    'shares.certificates-printed': 'Certificates printed',
    'shares.certificate-register-printed': 'Register of certificates printed',
    'shares.transfer-form-made': 'Stock transfer form made',
  },
};

const byAction = new Map<string, { kind: ActivityKind; text: string }>(
  activityKind.options.flatMap((kind) =>
    Object.entries(texts[kind]).map(([action, text]) => [action, { kind, text }] as const),
  ),
);

/** The actions of a kind. */
export const actionsOf = (kind: ActivityKind): string[] => Object.keys(texts[kind]);

/** An action in words; one without a text stands under the company by its code. */
export function describeActivity(action: string): { kind: ActivityKind; text: string } {
  const text = action.replaceAll(/[.-]/g, ' ');
  return byAction.get(action) ?? { kind: 'company', text: text.charAt(0).toUpperCase() + text.slice(1) };
}

/** Whether the action stands in the list. */
export const isDescribed = (action: string): boolean => byAction.has(action);
