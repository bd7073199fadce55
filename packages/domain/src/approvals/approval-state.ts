import type { ApprovalRule } from './approval-policy.ts';

/** What one person decided, on the exact content that was asked about. */
export interface ApprovalDecision {
  /** Of a user, or of a signatory. */
  readonly userId: string;
  readonly decision: 'approved' | 'refused';
  /** SHA-256 of what they were shown. */
  readonly contentSha256: string;
}

/** What was asked last, and what was decided on it. */
export interface AskedApproval {
  readonly contentSha256: string;
  readonly decisions: readonly ApprovalDecision[];
}

export interface ApprovalQuestion {
  /** Undefined where no policy applies. */
  readonly rule: ApprovalRule | undefined;
  /** Undefined where nobody was asked yet. */
  readonly asked: AskedApproval | undefined;
  /** SHA-256 of what would be sent now. Null while it is not ready: nothing can have been approved then. */
  readonly contentSha256: string | null;
  /** Who asks for the approval, and who submits. */
  readonly preparers: readonly string[];
}

/**
 * - `not-needed`: no policy asks for anything.
 * - `to-ask`: nobody was asked.
 * - `asked`: somebody is still to approve.
 * - `approved`: exactly this may be sent.
 * - `refused`: somebody said no.
 * - `lapsed`: what would be sent has changed since it was asked about.
 */
export const APPROVAL_STATES = ['not-needed', 'to-ask', 'asked', 'approved', 'refused', 'lapsed'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

export interface LevelState {
  readonly approvers: readonly string[];
  readonly needed: number;
  readonly approvedBy: readonly string[];
  readonly isComplete: boolean;
}

export interface ApprovalPicture {
  readonly state: ApprovalState;
  readonly levels: readonly LevelState[];
  /** Who may decide now. */
  readonly awaited: readonly string[];
  /** Every level is complete, and still somebody other than who prepared it has to approve. */
  readonly needsAnother: boolean;
}

/** Whether a filing may go out as it is, and who is still to approve it. */
export function approvalOf({ rule, asked, contentSha256, preparers }: ApprovalQuestion): ApprovalPicture {
  if (rule === undefined || rule.levels.length === 0)
    return { state: 'not-needed', levels: [], awaited: [], needsAnother: false };
  const isCurrent = asked !== undefined && asked.contentSha256 === contentSha256;
  // A decision counts for the content that it names, and for no other.
  const decisions = isCurrent
    ? asked.decisions.filter((decision) => decision.contentSha256 === contentSha256)
    : [];
  const levels = levelsOf(rule, decisions);
  const nobody = { levels, awaited: [], needsAnother: false };
  if (asked === undefined) return { state: 'to-ask', ...nobody };
  if (!isCurrent) return { state: 'lapsed', ...nobody };
  if (decisions.some(({ decision }) => decision === 'refused')) return { state: 'refused', ...nobody };
  const decided = new Set(decisions.map(({ userId }) => userId));
  const open = levels.find(({ isComplete }) => !isComplete);
  if (open !== undefined) {
    const awaited = open.approvers.filter((userId) => !decided.has(userId));
    return { state: 'asked', levels, awaited, needsAnother: false };
  }
  const approvers = new Set(levels.flatMap(({ approvedBy }) => approvedBy));
  if (!isOwnApproval(approvers, rule, preparers)) return { ...nobody, state: 'approved' };
  const others = new Set(rule.levels.flatMap((level) => level.approvers));
  const awaited = [...others].filter((userId) => !decided.has(userId));
  return { state: 'asked', levels, awaited, needsAnother: true };
}

/**
 * Whether the approval can still come from those who can decide now: each level has as many as it needs who have approved or can,
 * and where somebody else has to approve as well, somebody else can.
 */
export function canComplete(
  { levels, awaited, needsAnother }: Pick<ApprovalPicture, 'levels' | 'awaited' | 'needsAnother'>,
  deciders: ReadonlySet<string>,
): boolean {
  if (needsAnother) return awaited.some((id) => deciders.has(id));
  return levels.every(({ approvers, approvedBy, needed }) => {
    const able = approvers.filter((id) => approvedBy.includes(id) || deciders.has(id));
    return able.length >= needed;
  });
}

function levelsOf({ levels }: ApprovalRule, decisions: readonly ApprovalDecision[]): LevelState[] {
  const approved = new Set(
    decisions.filter(({ decision }) => decision === 'approved').map(({ userId }) => userId),
  );
  return levels.map(({ approvers, needed }) => {
    const approvedBy = approvers.filter((userId) => approved.has(userId));
    return { approvers, needed, approvedBy, isComplete: approvedBy.length >= needed };
  });
}

/** Whether nobody has approved it but one person who prepared it and may not be the only one. */
function isOwnApproval(
  approvers: ReadonlySet<string>,
  { mayApproveAlone }: ApprovalRule,
  preparers: readonly string[],
): boolean {
  const [only, ...others] = approvers;
  return (
    only !== undefined && others.length === 0 && preparers.includes(only) && !mayApproveAlone.includes(only)
  );
}
