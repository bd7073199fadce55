import type { Rejection } from '../../submissions/submission.ts';
import { defineRejections } from '../parts/rejections.ts';
import { companyKinds } from './company-kinds.ts';
import type { Incorporation } from './read-incorporation.ts';

const reject = defineRejections({
  wrongArticles: ['20741', 'The articles {} are not those of a company of this type'],
  noArticles: ['20742', 'The articles are missing'],
  noMemorandum: ['20743', 'The memorandum of association is missing'],
  partnershipConstitution: ['20744', 'A limited liability partnership has neither memorandum nor articles'],
  noCommunityReport: ['20745', 'The declarations of a community interest company (CIC36) are missing'],
  communityPartnership: ['20746', 'A limited liability partnership cannot be a community interest company'],
});

/** Companies Act 2006, sections 8, 9 and 20: articles that are none of the model ones come as a document. */
export function findConstitutionFault(content: Incorporation): Rejection | undefined {
  const { kind, hasDataMemorandum, isCommunityInterest } = content;
  if (companyKinds[kind].type === 'llp') return findPartnershipFault(content);
  const fault = findArticlesFault(content);
  if (fault !== undefined) return fault;
  if (!hasDataMemorandum && !hasDocument(content, 'MEM', 'MEMARTS')) return reject('noMemorandum');
  return isCommunityInterest && !hasDocument(content, 'CIC36') ? reject('noCommunityReport') : undefined;
}

function findPartnershipFault(content: Incorporation): Rejection | undefined {
  const { articles, hasDataMemorandum, isCommunityInterest } = content;
  if (isCommunityInterest) return reject('communityPartnership');
  const hasAny =
    articles !== undefined || hasDataMemorandum || hasDocument(content, 'MEM', 'ARTS', 'MEMARTS');
  return hasAny ? reject('partnershipConstitution') : undefined;
}

/** Without any the model articles apply. */
function findArticlesFault(content: Incorporation): Rejection | undefined {
  const { kind, articles } = content;
  if (articles === undefined) return undefined;
  if (!companyKinds[kind].articles.includes(articles)) return reject('wrongArticles', { value: articles });
  const isModel = articles.endsWith('MODEL');
  return isModel || hasDocument(content, 'ARTS', 'MEMARTS') ? undefined : reject('noArticles');
}

function hasDocument({ documents }: Incorporation, ...categories: string[]): boolean {
  return documents.some(({ category }) => categories.includes(category));
}
