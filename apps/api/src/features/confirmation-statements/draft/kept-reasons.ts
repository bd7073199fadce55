import {
  NAME_MISMATCH_REASONS,
  NAME_REASON_OF,
  type NameMismatchReason,
} from '@statbook/domain/filing/confirmation-statement';
import type { DirectorOnBooks } from '../facts/statement-facts.ts';
import type { StoredDraft } from './statement-draft.ts';

/** Why the verified name of a director differs, as it is kept with their code. */
export const keptReasonOf = ({ known }: Pick<DirectorOnBooks, 'known'>): NameMismatchReason | undefined =>
  NAME_MISMATCH_REASONS.find((reason) => NAME_REASON_OF[reason] === known?.nameReason);

/** The draft with the reasons that are kept with the codes it is sent with; what somebody has answered stays. */
export function withKeptReasons(draft: StoredDraft, directors: readonly DirectorOnBooks[]): StoredDraft {
  const kept = directors.flatMap((director) => {
    const reason = keptReasonOf(director);
    const isOwnCode = draft.secrets[director.id]?.personalCode !== undefined;
    return reason === undefined || isOwnCode ? [] : [[director.id, reason] as const];
  });
  return { ...draft, nameReasons: { ...Object.fromEntries(kept), ...draft.nameReasons } };
}
