import { isEmail } from '../../../filing-api/email-filing.ts';
import type { Company } from '../../../register/company.ts';
import type { NewFiling } from '../../../register/company-register.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { getFee } from '../fees.ts';
import { defineForm, type FormCase } from '../form-class.ts';
import { findOfficeFault } from '../parts/home-address.ts';
import { checkDocuments, defineRejections } from '../parts/rejections.ts';
import { findConstitutionFault } from './check-constitution.ts';
import { findMemberFault } from './check-members.ts';
import { findNameFault } from './check-name.ts';
import { findPeopleFault } from './check-people.ts';
import { companyKinds } from './company-kinds.ts';
import { fillCompany, foundCompany } from './found-company.ts';
import { type Incorporation, nameOfMember, readIncorporation } from './read-incorporation.ts';

/** IN01 and LLIN01 (section 7.9). */
export const companyIncorporation = defineForm<Incorporation>({
  element: 'CompanyIncorporation',
  read: readIncorporation,
  establish: foundCompany,
  refuse: findRefusal,
  checks: [
    findNameFault,
    ({ company, content }) => findOfficeFault(company, content.office),
    ({ content }) => findConstitutionFault(content),
    findTradeFault,
    findPeopleFault,
    ({ content }) => findMemberFault(content),
    findAuthoriserFault,
    checkDocuments,
  ],
  apply: fillCompany,
  describe: ({ company }) => ({
    ...nameFiling(company),
    category: 'incorporation',
    date: company.incorporatedOn,
    pages: 12,
  }),
  fee: ({ isSameDay }, { receivedOn }) =>
    getFee(isSameDay ? 'incorporation-same-day' : 'incorporation', receivedOn),
});

/** The registry's own list names it by what is formed. */
function nameFiling({ type, subtype }: Company): Pick<NewFiling, 'type' | 'description'> {
  if (type === 'llp') return { type: 'LLIN01', description: 'incorporation-limited-liability-partnership' };
  return subtype === 'community-interest-company'
    ? { type: 'CICINC', description: 'incorporation-community-interest-company' }
    : { type: 'NEWINC', description: 'incorporation-company' };
}

/** The constitution, consents to the name, and what a community interest company adds. */
const documentCategories = ['MEMARTS', 'MEM', 'ARTS', 'SUPPNAMEAUTH', 'SUPPEXISTNAME', 'CIC36'];

/** The characters of company names, as the form for a change of name has them. */
const nameCharacters =
  /^[0-9A-Z\-,.:; &@$£¥€'"«»‘’“”?!/\\()[\]{}<>*=#%+À-ÅĀĂĄÆǼÇĆĈĊČÞĎÐÈ-ËĒĔĖĘĚĜĞĠĢĤĦÌ-ÏĨĪĬĮİĴĶĹĻĽĿŁÑŃŅŇŊÒ-ÖØŌŎŐǾŒŔŖŘŚŜŞŠŢŤŦÙ-ÜŨŪŬŮŰŲŴẀẂẄỲÝŶŸŹŻŽ]*$/;

function findRefusal(content: Incorporation, { name }: Company): string | undefined {
  const { kind, authoriser, documents } = content;
  if (!nameCharacters.test(name)) return 'CompanyName contains characters that a company name cannot have';
  if (!companyKinds[kind].authorisers.includes(authoriser.kind)) {
    return `Authoriser ${authoriser.kind} is not allowed for company type ${kind}`;
  }
  const stray = documents.find(({ category }) => !documentCategories.includes(category));
  return stray && `Document category ${stray.category} does not belong to CompanyIncorporation`;
}

const reject = defineRejections({
  sicMissing: ['20747', 'Give at least one SIC code'],
  sicOfPartnership: ['20748', 'A limited liability partnership has no SIC codes'],
  wrongEmail: ['20749', 'Enter a registered email address in the correct format'],
  authoriserUnknown: ['20750', '{} authorises the application without being a member'],
});

function findTradeFault({ company, content }: FormCase<Incorporation>): Rejection | undefined {
  const hasCodes = content.sicCodes.length > 0;
  if (company.type === 'llp' && hasCodes) return reject('sicOfPartnership');
  if (company.type !== 'llp' && !hasCodes) return reject('sicMissing');
  return isEmail(content.email) ? undefined : reject('wrongEmail');
}

/** The members who authorise are those of the form; an agent or a solicitor is anybody. */
function findAuthoriserFault({ content }: FormCase<Incorporation>): Rejection | undefined {
  const { authoriser, subscribers, guarantors, officers } = content;
  if (authoriser.kind === 'Agent' || authoriser.kind === 'Solicitor') return undefined;
  const partners = officers.map(({ person, corporate }) => ({
    ...(person !== undefined && { forename: person.forename, surname: person.surname }),
    ...(corporate !== undefined && { corporateName: corporate.name }),
  }));
  const members = authoriser.kind === 'Member' ? partners : [...subscribers, ...guarantors];
  const names = members.map(nameOfMember);
  const place = authoriser.people.findIndex((one) => !names.includes(nameOfMember(one)));
  const stranger = authoriser.people[place];
  return stranger && reject('authoriserUnknown', { value: nameOfMember(stranger), instance: place + 1 });
}
