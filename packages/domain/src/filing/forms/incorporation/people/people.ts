import { describeName } from '../../fields/officer-fields.ts';
import { nameAt } from '../../fields/person-fields.ts';
import { answerAt, type FieldOption, rowsOf, ticksAt } from '../../kernel/form-fields.ts';
import type { FormCase } from '../../kernel/form-rules.ts';
import { kindOf, membersOf } from '../formed-company.ts';

/** Everybody who takes part, once each, whatever they become. */
export const PEOPLE = { path: 'people', noun: 'person', max: 50, least: 1 } as const;

/** What somebody becomes with the incorporation; a subscriber of a company by guarantee is its guarantor. */
const ROLES = ['director', 'secretary', 'member', 'designated-member', 'subscriber', 'psc'] as const;
type FounderRole = (typeof ROLES)[number];

export interface Founder {
  /** Of the answers: `people.0`. */
  readonly path: string;
  readonly index: number;
  readonly isBody: boolean;
  readonly roles: ReadonlySet<FounderRole>;
  /** What they are called, each otherwise. */
  readonly label: string;
}

const PSC: FieldOption = { value: 'psc', label: 'Person with significant control' };

const OFFICERS: readonly FieldOption[] = [
  { value: 'director', label: 'Director' },
  { value: 'secretary', label: 'Secretary' },
];

/** What people can become in what is formed. */
export function roleOptions(asked: FormCase): readonly FieldOption[] {
  const members = membersOf(asked);
  if (members === 'partners') {
    const designated: FieldOption = { value: 'designated-member', label: 'Designated member' };
    const member: FieldOption = { value: 'member', label: 'Member, not designated' };
    return kindOf(asked) === 'LLPDES' ? [designated, PSC] : [designated, member, PSC];
  }
  const founder: FieldOption =
    members === 'subscribers'
      ? { value: 'subscriber', label: 'Subscriber', hint: 'Signs the memorandum and takes shares.' }
      : { value: 'subscriber', label: 'Guarantor', hint: 'Signs the memorandum and becomes a member.' };
  return [...OFFICERS, founder, PSC];
}

/** Everybody who is entered, in order. */
export function foundersOf(asked: FormCase): readonly Founder[] {
  const { answers } = asked;
  const offered = new Set(roleOptions(asked).map(({ value }) => value));
  const founders = rowsOf(answers, PEOPLE).map((path, index) => {
    const isBody = answerAt(answers, `${path}.kind`) === 'body';
    const ticked = ticksAt(answers, `${path}.roles`).filter((role) => offered.has(role));
    return {
      path,
      index,
      isBody,
      roles: new Set(ROLES.filter((role) => ticked.includes(role))),
      name: isBody
        ? answerAt(answers, `${path}.corporateName`)
        : describeName(nameAt(answers, `${path}.name`)),
    };
  });
  const counts = Map.groupBy(founders, ({ name }) => name);
  return founders.map(({ name, ...founder }) => {
    const isAlone = name !== '' && counts.get(name)?.length === 1;
    const numbered = `Person ${founder.index + 1}`;
    return { ...founder, label: isAlone ? name : [name, numbered].filter(Boolean).join(', ') };
  });
}

export const isMember = ({ roles }: Founder) => roles.has('member') || roles.has('designated-member');

/** Whose identity has to be verified before the company can be formed (s. 12(2A)). */
export const isVerified = (founder: Founder) =>
  !founder.isBody && (founder.roles.has('director') || isMember(founder));

export const isOfficer = (founder: Founder) =>
  founder.roles.has('director') || founder.roles.has('secretary') || isMember(founder);

export const isSubscriber = ({ roles }: Founder) => roles.has('subscriber');
export const isPsc = ({ roles }: Founder) => roles.has('psc');
