import { MOST_COMPANY_TAGS } from '@statbook/contract';
import { getCompanyTags, tagCompanies } from '@statbook/contract/calls';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import { listListedCompanies } from '../company-queries.ts';
import { addTags, countMostTags, listTags, removeTags } from './tag-queries.ts';

export const getCompanyTagsHandler = handle(getCompanyTags, async ({ tx }) => ({
  entity: await listTags(tx),
}));

/** Tags companies, all of them or none. */
export const tagCompaniesHandler = handle(tagCompanies, async ({ tx, body, person, record }) => {
  const { add, remove } = body;
  if (add.length + remove.length === 0)
    return refuse('invalid-request', { errors: { add: 'Choose a tag to add or to remove' } });
  const companyIds = [...new Set(body.companyIds)];
  if ((await listListedCompanies(tx, companyIds)).length < companyIds.length) return refuse('not-found');
  await removeTags(tx, companyIds, remove);
  await addTags(tx, { accountId: person.accountId, companyIds, tags: add });
  if ((await countMostTags(tx, companyIds)) > MOST_COMPANY_TAGS)
    return refuse('invalid-request', { errors: { add: `A company has at most ${MOST_COMPANY_TAGS} tags` } });
  record({ details: { companyIds, add, remove } });
  return { done: true as const };
});
