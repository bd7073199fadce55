import type { Rejection } from '../../submissions/submission.ts';
import type { FormCase } from '../form-class.ts';
import { defineRejections } from '../parts/rejections.ts';
import { findTakenName } from '../parts/taken-names.ts';
import { companyKinds } from './company-kinds.ts';
import type { Incorporation } from './read-incorporation.ts';

const reject = defineRejections({
  wrongEnding: ['20701', 'The proposed name does not end as a company of this type must'],
  sameName: ['20702', 'The proposed name is the same as {} on the index of company names'],
  noConsent: ['20703', 'The consent of the body whose name is the same is missing'],
  noApproval: ['20704', 'The approval of the proposed name is missing'],
});

/** In Welsh for a company whose office is to be in Wales (Companies Act 2006, sections 58 and 59). */
const endings = {
  private: { any: ['LIMITED', 'LTD', 'LTD.'], welsh: ['CYFYNGEDIG', 'CYF', 'CYF.'] },
  public: {
    any: ['PUBLIC LIMITED COMPANY', 'PLC', 'P.L.C.'],
    welsh: ['CWMNI CYFYNGEDIG CYHOEDDUS', 'CCC', 'C.C.C.'],
  },
  partnership: {
    any: ['LIMITED LIABILITY PARTNERSHIP', 'LLP', 'L.L.P.'],
    welsh: ['PARTNERIAETH ATEBOLRWYDD CYFYNGEDIG', 'PAC', 'P.A.C.'],
  },
} as const;

const communityEndings = {
  private: {
    any: ['COMMUNITY INTEREST COMPANY', 'C.I.C.', 'CIC'],
    welsh: ['CWMNI BUDDIANT CYMUNEDOL', 'C.B.C.', 'CBC'],
  },
  public: {
    any: ['COMMUNITY INTEREST PUBLIC LIMITED COMPANY', 'COMMUNITY INTEREST P.L.C.', 'COMMUNITY INTEREST PLC'],
    welsh: ['CWMNI BUDDIANT CYMUNEDOL CYHOEDDUS CYFYNGEDIG', 'C.B.C. CYHOEDDUS CYFYNGEDIG'],
  },
} as const;

export function findNameFault(facts: FormCase<Incorporation>): Rejection | undefined {
  const { register, company, content } = facts;
  const has = (category: string) => content.documents.some((document) => document.category === category);
  if (!endsRightly(company.name, content)) return reject('wrongEnding');
  if (content.claimsApproval && !has('SUPPNAMEAUTH')) return reject('noApproval');
  if (has('SUPPEXISTNAME')) return undefined;
  const value = findTakenName(register, company.name);
  if (value !== undefined) return reject('sameName', { value });
  return content.claimsSameName ? reject('noConsent') : undefined;
}

function endsRightly(name: string, { kind, country, isCommunityInterest }: Incorporation): boolean {
  const wanted = companyKinds[kind].endings;
  const endsIn = (words: readonly string[]) => words.some((word) => name.endsWith(` ${word}`));
  if (wanted === 'none') return Object.values(endings).every(({ any, welsh }) => !endsIn([...any, ...welsh]));
  const isCommunity = isCommunityInterest && wanted !== 'partnership';
  const { any, welsh } = isCommunity ? communityEndings[wanted] : endings[wanted];
  return endsIn(any) || (country === 'WA' && endsIn(welsh));
}
