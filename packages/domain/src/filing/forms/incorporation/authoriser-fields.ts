import { type FieldError, fieldError } from '../../../field-error.ts';
import { addressAt, addressFields, checkUkPostcode } from '../fields/address-fields.ts';
import {
  type Answers,
  answerAt,
  type FieldOption,
  type FormField,
  type FormSection,
  isTicked,
} from '../kernel/form-fields.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import type { FormedAuthoriser, FormedParty } from './content.ts';
import { isPartnership, membersOf } from './formed-company.ts';
import { partyOf } from './people/founding-members.ts';
import { foundersOf, isMember } from './people/people.ts';
import { subscribersOf } from './subscribed-shares.ts';

const KIND = 'authoriser.kind';
const PARTY = 'authoriser.party';
const MEMBER = 'authoriser.member';
const ADDRESS = 'authoriser.address';
const AGREES = 'authoriser.agreesNameAuthenticates';

const SOLICITOR: FieldOption = { value: 'solicitor', label: 'A solicitor engaged in the formation' };

function kindOptions(asked: FormCase): readonly FieldOption[] {
  if (isPartnership(asked)) return [{ value: 'member', label: 'A member' }, SOLICITOR];
  const founders = membersOf(asked) === 'subscribers' ? 'The subscribers' : 'The guarantors';
  return [
    { value: 'subscribers', label: founders },
    { value: 'agent', label: 'An agent on their behalf' },
    SOLICITOR,
  ];
}

type AuthoriserKind = FormedAuthoriser['kind'];

function kindAt(asked: FormCase): AuthoriserKind | undefined {
  const answer = answerAt(asked.answers, KIND);
  const kinds: readonly AuthoriserKind[] = ['subscribers', 'agent', 'solicitor', 'member'];
  const offered = kindOptions(asked).map(({ value }) => value);
  return kinds.find((kind) => kind === answer && offered.includes(kind));
}

/** Who signs the application (s. 13), by agreeing that their name stands for their signature. */
export function authoriserSections(asked: FormCase): readonly FormSection[] {
  const choice: FormField = {
    path: KIND,
    label: 'Who makes the statement of compliance',
    kind: 'choice',
    options: kindOptions(asked),
    decidesFields: true,
    missing: 'Say who makes the statement of compliance',
  };
  const agrees: FormField = {
    path: AGREES,
    label:
      'Whoever makes the statement agrees that their name is used to authenticate it, and states that the requirements of the Companies Act 2006 as to registration are complied with',
    kind: 'tick',
    missing: 'Confirm the statement of compliance',
  };
  return [
    {
      title: 'Statement of compliance',
      fields: [choice, ...whoFields(asked), agrees],
    },
  ];
}

function whoFields(asked: FormCase): readonly FormField[] {
  const kind = kindAt(asked);
  if (kind === 'agent') {
    return [...partyFields(asked), ...addressFields({ path: ADDRESS })];
  }
  if (kind === 'solicitor') return partyFields(asked);
  if (kind !== 'member') return [];
  const members = memberOptions(asked);
  return members.length === 0 ? [] : [{ path: MEMBER, label: 'Member', kind: 'select', options: members }];
}

const memberOptions = (asked: FormCase): readonly FieldOption[] =>
  foundersOf(asked)
    .filter(isMember)
    .map(({ label }) => ({ value: label, label }));

function partyFields({ answers }: FormCase): readonly FormField[] {
  const text = (name: string, label: string, maxLength: number): FormField => ({
    path: `${PARTY}.${name}`,
    label,
    kind: 'text',
    maxLength,
  });
  const isFirm = answerAt(answers, `${PARTY}.kind`) === 'corporate';
  return [
    {
      path: `${PARTY}.kind`,
      label: 'A person or a firm?',
      kind: 'choice',
      options: [
        { value: 'person', label: 'A person' },
        { value: 'corporate', label: 'A firm' },
      ],
      decidesFields: true,
      missing: 'Say whether this is a person or a firm',
    },
    ...(isFirm ? [text('corporateName', 'Name of the firm', 160)] : []),
    text('forename', isFirm ? 'First name of who signs for it' : 'First name', 50),
    text('surname', isFirm ? 'Surname of who signs for it' : 'Surname', 160),
  ];
}

function partyAt({ answers }: FormCase): FormedParty {
  const at = (name: string) => answerAt(answers, `${PARTY}.${name}`);
  const name = { forename: at('forename'), surname: at('surname') };
  return at('kind') === 'corporate'
    ? { kind: 'corporate', corporateName: at('corporateName'), ...name }
    : { kind: 'person', ...name };
}

export function authoriserAt(asked: FormCase): FormedAuthoriser {
  const { answers } = asked;
  const agreesNameAuthenticates = isTicked(answers, AGREES);
  const kind = kindAt(asked);
  if (kind === 'agent') {
    return { kind, party: partyAt(asked), address: addressAt(answers, ADDRESS), agreesNameAuthenticates };
  }
  if (kind === 'solicitor') return { kind, party: partyAt(asked), agreesNameAuthenticates };
  if (kind !== 'member') {
    const parties = subscribersOf(asked).map((founder) => partyOf(asked, founder));
    return { kind: 'subscribers', parties, agreesNameAuthenticates };
  }
  const chosen = foundersOf(asked).find(({ label }) => label === answerAt(answers, MEMBER));
  const party: FormedParty = chosen ? partyOf(asked, chosen) : { kind: 'person', forename: '', surname: '' };
  return { kind, party, agreesNameAuthenticates };
}

/** Who signs for the account as an agent, proposed until somebody says otherwise: its firm, and whoever fills the form in. */
export function proposeAgent({ firm, fullName }: { firm: string; fullName: string }): Answers {
  const names = fullName.trim().split(/\s+/);
  return {
    [`${PARTY}.kind`]: 'corporate',
    [`${PARTY}.corporateName`]: firm,
    [`${PARTY}.forename`]: names.slice(0, -1).join(' '),
    [`${PARTY}.surname`]: names.at(-1) ?? '',
  };
}

/** Who signed another application as agent or solicitor, to be proposed again; undefined where nobody did. */
export function agentIn(answers: Answers): Answers | undefined {
  if (!['agent', 'solicitor'].includes(answerAt(answers, KIND))) return undefined;
  const isOfAgent = (path: string) => path.startsWith(`${PARTY}.`) || path.startsWith(`${ADDRESS}.`);
  return Object.fromEntries(Object.entries(answers).filter(([path]) => isOfAgent(path)));
}

export function checkAuthoriser(asked: FormCase): readonly FieldError[] {
  const kind = kindAt(asked);
  if (kind === 'member' && memberOptions(asked).length === 0) {
    return [fieldError(KIND, 'nobody', 'Nobody is a member yet: tick the members on the page of the people')];
  }
  return kind === 'agent' ? checkUkPostcode(asked.answers, ADDRESS) : [];
}
