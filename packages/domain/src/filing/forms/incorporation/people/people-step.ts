import { type FieldError, fieldError } from '../../../../field-error.ts';
import type { Warning } from '../../../readiness.ts';
import { corporateNameField } from '../../fields/corporate-fields.ts';
import { nameAt, nameFields } from '../../fields/person-fields.ts';
import { type FormField, type FormStep, isTicked, repeatSection } from '../../kernel/form-fields.ts';
import { bodyOf } from '../../kernel/form-facts.ts';
import type { FormCase } from '../../kernel/form-rules.ts';
import { hasShares, isPartnership, kindOf } from '../formed-company.ts';
import { type Founder, foundersOf, isMember, isSubscriber, PEOPLE, roleOptions } from './people.ts';

/** Who takes part, and as what; each has a page of their own then. */
export function peopleStep(asked: FormCase): FormStep {
  const founders = foundersOf(asked);
  return {
    id: 'people',
    title: 'People',
    hint: 'Everybody once, with everything that they become. Somebody of whom Companies House protects every particular (section 790ZG) takes part on paper only.',
    sections: repeatSection(asked.answers, PEOPLE, ({ path, index }) => ({
      title: `Person ${index + 1}`,
      about: founders[index]?.label ?? '',
      fields: founderFields(asked, path, founders[index]),
    })),
  };
}

function founderFields(asked: FormCase, path: string, founder: Founder | undefined): readonly FormField[] {
  const kind: FormField = {
    path: `${path}.kind`,
    label: 'A person or a body?',
    kind: 'choice',
    options: [
      { value: 'person', label: 'A person' },
      { value: 'body', label: 'A corporate body or firm' },
    ],
    decidesFields: true,
    missing: 'Say whether this is a person or a corporate body',
  };
  const roles: FormField = {
    path: `${path}.roles`,
    label: `What they are in the ${bodyOf(asked.facts)}`,
    kind: 'ticks',
    options: roleOptions(asked),
    decidesFields: true,
    missing: `Tick at least one role in the ${bodyOf(asked.facts)}`,
  };
  const name = founder?.isBody
    ? [corporateNameField(`${path}.corporateName`), ...representativeFields(founder)]
    : nameFields(asked.answers, `${path}.name`);
  return [kind, ...name, roles];
}

/** Who acts for a body: the memorandum has to name them, an appointment may. */
function representativeFields(founder: Founder): readonly FormField[] {
  const field = (part: 'forename' | 'surname', label: string, maxLength: number): FormField => ({
    path: `${founder.path}.representative.${part}`,
    label,
    kind: 'text',
    maxLength,
    isOptional: !isSubscriber(founder),
  });
  return [
    field('forename', 'First name of the person who acts for it', 50),
    field('surname', 'Surname of the person who acts for it', 160),
  ];
}

/** What is wrong with the people as a whole, and with the names of each. */
export function checkPeople(asked: FormCase): readonly FieldError[] {
  const founders = foundersOf(asked);
  const lacks = isPartnership(asked)
    ? [lackOfMembers(asked, founders)]
    : [lackOfDirectors(asked, founders), lackOfFounders(asked, founders)];
  const missing = lacks.flatMap((lack) =>
    lack === undefined ? [] : [fieldError(PEOPLE.path, 'too-few', lack)],
  );
  return [...missing, ...founders.flatMap((founder) => checkNames(asked, founder))];
}

function lackOfMembers(asked: FormCase, founders: readonly Founder[]): string | undefined {
  if (founders.filter(isMember).length < 2) return 'Name two members at least (section 2 of the Act of 2000)';
  const designated = founders.filter(({ roles }) => roles.has('designated-member'));
  if (kindOf(asked) === 'LLPDES' || designated.length >= 2) return undefined;
  return 'Name two designated members at least, or choose the type in which every member is one (section 8 of the Act of 2000)';
}

function lackOfDirectors(asked: FormCase, founders: readonly Founder[]): string | undefined {
  const directors = founders.filter(({ roles }) => roles.has('director'));
  if (directors.every(({ isBody }) => isBody))
    return 'Name a director who is a person, not a body (section 155)';
  if (kindOf(asked) !== 'PLC') return undefined;
  if (directors.length < 2) return 'Name two directors: a public company needs them (section 154)';
  const hasSecretary = founders.some(({ roles }) => roles.has('secretary'));
  return hasSecretary ? undefined : 'Name a secretary: a public company needs one (section 271)';
}

function lackOfFounders(asked: FormCase, founders: readonly Founder[]): string | undefined {
  if (founders.some(isSubscriber)) return undefined;
  const who = hasShares(asked) ? 'subscriber' : 'guarantor';
  return `Name a ${who}, who signs the memorandum and becomes a member: one at least (section 7)`;
}

function checkNames({ answers }: FormCase, founder: Founder): readonly FieldError[] {
  const { path, isBody } = founder;
  const of = isBody ? 'representative' : 'name';
  const { forename = '', surname } = nameAt(answers, `${path}.${of}`);
  if (!isBody) {
    if (forename !== '' || !isSubscriber(founder)) return [];
    return [fieldError(`${path}.name.forename`, 'missing', 'Enter the first name: the memorandum gives it')];
  }
  if ((forename === '') === (surname === '')) return [];
  const part = surname === '' ? 'surname' : 'forename';
  const message = 'Enter both names of the person who acts for it, or neither';
  return [fieldError(`${path}.representative.${part}`, 'missing', message)];
}

/** Somebody who is entered twice would come on the register as two. */
export function warnOfTwins(asked: FormCase): readonly Warning[] {
  const names = foundersOf(asked).flatMap(({ path, isBody }) => {
    const { forename, surname } = nameAt(asked.answers, `${path}.name`);
    return isBody || surname === '' ? [] : `${forename ?? ''} ${surname}`.trim().toUpperCase();
  });
  const twins = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...twins].map((name) => ({
    code: 'same-name-twice',
    message: `Two people are called ${name}. Enter somebody once, with everything that they become.`,
  }));
}

/** Whether the name of a founder may stand for their signature. */
export const agreesAt = (path: string) => `${path}.agreesNameAuthenticates`;
export const agrees = ({ answers }: FormCase, { path }: Founder) => isTicked(answers, agreesAt(path));
