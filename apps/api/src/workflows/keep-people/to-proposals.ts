import type { EntryKey, MatchEvidence, MatchProposal, PersonOrEntry } from '@statbook/domain/people';
import { inOrder, type PersonRole } from '../../features/people/person-role-queries.ts';
import type { PersonDetail } from './entry-queries.ts';

/** An entry as it reads now, and whose it is. */
export interface KnownEntry {
  readonly detail: PersonDetail;
  readonly role: PersonRole;
}

/** Two entries that may be of one person, and what speaks for it. */
export interface Proposal {
  readonly accountId: string;
  readonly oneId: string;
  readonly otherId: string;
  readonly companyId: string;
  readonly otherCompanyId: string;
  readonly rule: string;
  readonly evidence: readonly string[];
}

/** What is proposed, entry by entry: who sees both companies is shown it, and nobody else. */
export function toProposals(
  proposals: readonly MatchProposal[],
  known: ReadonlyMap<EntryKey, KnownEntry>,
): Proposal[] {
  const found = new Map<string, Proposal>();
  for (const evidence of proposals.flatMap((each) => each.evidence)) {
    const proposal = toProposal(evidence, known);
    if (proposal === undefined) continue;
    const pair = `${proposal.oneId} ${proposal.otherId}`;
    const before = found.get(pair);
    const words = new Set([...(before?.evidence ?? []), ...proposal.evidence]);
    found.set(pair, { ...(before ?? proposal), evidence: [...words] });
  }
  return [...found.values()];
}

function toProposal(
  { between, rule, words }: MatchEvidence,
  known: ReadonlyMap<EntryKey, KnownEntry>,
): Proposal | undefined {
  const [here, there] = between.map((each) => entryOf(each, known));
  if (here === undefined || there === undefined) return undefined;
  const [oneId, otherId] = inOrder(here.role.ownPersonId, there.role.ownPersonId);
  const [one, other] = oneId === here.role.ownPersonId ? [here, there] : [there, here];
  return {
    accountId: one.role.accountId,
    oneId,
    otherId,
    companyId: one.role.companyId,
    otherCompanyId: other.role.companyId,
    rule,
    evidence: words,
  };
}

/** The books know nothing of a person but by their entries. */
const entryOf = (compared: PersonOrEntry, known: ReadonlyMap<EntryKey, KnownEntry>) =>
  'entry' in compared ? known.get(compared.entry) : undefined;
