import { z } from 'zod';
import { changing, changingInSteps, defineCall, reading } from '../call.ts';
import { entityList, id, instant, mailAddress } from '../wire/shapes.ts';

/**
 * - `open`: the code is waited for.
 * - `given`: the code was given by this link.
 * - `expired`: it was not used in time.
 * - `withdrawn`: nobody waits for it any more.
 * - `tried-too-often`: too many codes were refused.
 */
const invitationState = z.enum(['open', 'given', 'expired', 'withdrawn', 'tried-too-often']);

/** The latest invitation of a person to give their personal code. */
const codeInvitation = z
  .object({
    state: invitationState,
    email: z.string(),
    invitedBy: z.string(),
    invitedAt: instant,
    /** Null until the mail server has taken the letter. */
    sentAt: instant.nullable(),
    openedAt: instant.nullable(),
    expiresAt: instant,
    /** When it was given, withdrawn, or tried too often. */
    closedAt: instant.nullable(),
  })
  .meta({ title: 'CodeInvitation' });

/** How far asking a person for their code has come. */
const codeRequest = z.object({
  personId: id,
  /** Whether one of their roles within reach has to be verified: of nobody else a code is asked for. */
  needsCode: z.boolean(),
  /** Whether their code is kept already. */
  hasCode: z.boolean(),
  /** Where mail to them went last. */
  email: z.string().nullable(),
  invitation: codeInvitation.nullable(),
});

/** Whether a person was asked for their personal code, and what became of it. */
export const getCodeInvitation = defineCall({
  ...reading('people', { flag: 'viewCompany' }),
  path: '/api/People/GetCodeInvitation',
  summary: 'The invitation of a person to give their personal code',
  query: z.object({ personId: id }),
  reply: entityList(codeRequest),
});

/**
 * - `invited`: a letter is on its way; a link that was sent before is void.
 * - `no-address`: nobody has said where to write to.
 * - `has-code`: their code is kept already.
 * - `not-needed`: no role of theirs within reach has to be verified, or what is filed about them goes on paper.
 * - `not-found`: there is no such person within reach.
 */
const inviteOutcome = z.enum(['invited', 'no-address', 'has-code', 'not-needed', 'not-found']);

/** Asks people for their personal codes, each by a letter with a link of their own. */
export const inviteForCodes = defineCall({
  ...changingInSteps('people', { flag: 'editCompany' }),
  path: '/api/People/InviteForCodes',
  summary: 'Ask people for their personal codes by mail',
  body: z.strictObject({
    people: z
      .array(
        z.strictObject({
          personId: id,
          /** Where to write to, kept for the next time. Without it, where it was written to last. */
          email: mailAddress.optional(),
        }),
      )
      .min(1, 'Choose somebody to ask')
      .max(200, 'Choose at most 200 people'),
  }),
  /** What came of it, in the order of the body. */
  reply: entityList(z.object({ personId: id, outcome: inviteOutcome })),
  activity: 'person.code-asked',
});

/** Ends the open link of a person. */
export const withdrawCodeInvitation = defineCall({
  ...changing('people', { flag: 'editCompany' }),
  path: '/api/People/WithdrawCodeInvitation',
  summary: 'Withdraw the invitation to give a personal code',
  body: z.strictObject({ personId: id }),
  reply: entityList(codeRequest),
  activity: 'person.code-invitation-withdrawn',
});
