import { type ErrorKind, kind } from '../errors.ts';

/** Refusals of what is not, or no longer, approved. */
export const approvalErrors = {
  'approval-missing': kind(
    409,
    'Not approved yet',
    'A policy of your account asks for an approval of exactly this before it is filed. Ask for it on the review page.',
  ),
  'approval-lapsed': kind(
    409,
    'The approval has lapsed',
    'What would be sent has changed since it was asked about, so nothing that was approved before counts. Ask for approval of what stands there now.',
  ),
  'approval-not-needed': kind(409, 'Nothing to approve', 'No policy asks for an approval of this filing.'),
  'approval-asked-already': kind(
    409,
    'Asked already',
    'Approval of exactly this has been asked for. The review page shows who has approved and who is to come.',
  ),
  'approval-not-awaited': kind(
    409,
    'Nothing to decide',
    'Your decision is not asked for here: you have given it, somebody else decides first, or the filing has gone on.',
  ),
  'approval-link-closed': kind(
    409,
    'This link can no longer be used',
    'It works once, for some days, and only while your decision is asked for.',
  ),
} as const satisfies Record<string, ErrorKind>;
