import { getFilingsAwaitingCodes } from '@statbook/contract/calls';
import { formNameOf } from '@statbook/domain/filing';
import { parsePersonalCode } from '@statbook/domain/identity';
import { z } from 'zod';
import type { Platform } from '../../../composition.ts';
import { subjectOfDraft } from '../../../filings/draft/draft-subject.ts';
import { unsealDraft } from '../../../filings/draft/sealed-draft.ts';
import type { Filing } from '../../../filings/filing-queries.ts';
import { findCompanyById } from '../../../pipeline/company-queries.ts';
import { handle } from '../../../pipeline/handler.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { HIDDEN_NAME } from '../present-person.ts';
import { judgeRole } from './judge-role.ts';
import { type BoardRow, listBoardRows, listDraftsOf } from './verification-queries.ts';

type Dependencies = Pick<Platform, 'clock' | 'vault'>;

/** The drafts within reach that lack somebody's personal code. */
export const getFilingsAwaitingCodesHandler = ({ clock, vault }: Dependencies) =>
  handle(getFilingsAwaitingCodes, async ({ tx }) => {
    const today = clock.today();
    const drafts = await listDraftsOf(tx, ['CS01', 'VS01', 'AP01']);
    const companyIds = [...new Set(drafts.map(({ companyId }) => companyId))];
    const roles = await listBoardRows(tx, { today, companyIds });
    const uncoded = roles.filter(
      (row) => row.isVerifiable && !row.hasCode && judgeRole(row, today).standing !== 'given',
    );
    const byCompany = Map.groupBy(uncoded, ({ companyId }) => companyId);
    const waiting = [];
    for (const draft of drafts) {
      const people = awaitedOf(vault, draft, byCompany.get(draft.companyId) ?? []);
      const company = people.length === 0 ? undefined : await findCompanyById(tx, draft.companyId);
      if (company === undefined) continue;
      const { id: companyId, name: companyName, number: companyNumber } = company;
      const formName = formNameOf(draft.form, companyNumber);
      waiting.push({
        filingId: draft.id,
        form: draft.form,
        formName,
        companyId,
        companyName,
        companyNumber,
        people,
      });
    }
    return { entity: waiting };
  });

/** Whose codes a draft lacks, of those of whom none is held. */
function awaitedOf(vault: Vault, draft: Filing, uncoded: readonly BoardRow[]) {
  const secrets = unsealDraft(vault, draft);
  if (draft.form === 'CS01') {
    const codes = codesOfDirectors.parse(secrets ?? {});
    return uncoded
      .filter(
        ({ register, registerKey }) => register === 'officer' && !isCode(codes[registerKey]?.personalCode),
      )
      .map(presentAwaited);
  }
  if (isCode(codeOfForm.parse(secrets ?? {}).personalCode)) return [];
  if (draft.form === 'AP01') return [{ personId: null, name: subjectOfDraft(draft) ?? 'A new director' }];
  return uncoded
    .filter(({ register, registerKey }) => register === 'psc' && registerKey === draft.subject)
    .map(presentAwaited);
}

const codeOfForm = z.object({ personalCode: z.string().optional() });
const codesOfDirectors = z.record(z.string(), codeOfForm);

const isCode = (typed: string | undefined) => parsePersonalCode(typed ?? '').ok;

const presentAwaited = ({ personId, name }: BoardRow) => ({
  personId,
  name: name ?? HIDDEN_NAME,
});
