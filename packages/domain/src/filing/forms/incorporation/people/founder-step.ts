import type { FieldError } from '../../../../field-error.ts';
import type { OfficerRole } from '../../filed-officer.ts';
import { lowerFirst } from '../../../../lower-first.ts';
import { consentField } from '../../fields/statement-fields.ts';
import type { FormField, FormSection, FormStep } from '../../kernel/form-fields.ts';
import type { FormCase } from '../../kernel/form-rules.ts';
import { bodySections, checkBody } from './body-step.ts';
import { type Founder, foundersOf, isMember, isPsc } from './people.ts';
import { checkPerson, checkSameCodes, personSections } from './person-step.ts';

/** A page for each person and body, once it is known what they become. */
export function founderSteps(asked: FormCase): readonly FormStep[] {
  return foundersOf(asked)
    .filter(({ roles }) => roles.size > 0)
    .map((founder) => ({
      id: `person-${founder.index + 1}`,
      title: founder.label,
      // What is read back is a list of sections: each says whose it is.
      sections: sectionsOf(asked, founder).map((section) => ({
        ...section,
        about: founder.label,
        title: `${founder.label}: ${lowerFirst(section.title)}`,
      })),
    }));
}

const sectionsOf = (asked: FormCase, founder: Founder): readonly FormSection[] => [
  ...(founder.isBody ? bodySections(asked, founder) : personSections(asked, founder)),
  ...consentSections(founder),
];

/** In which offices somebody is appointed. */
export function officesOf(founder: Founder): readonly OfficerRole[] {
  const { roles } = founder;
  return [
    ...(roles.has('director') ? ['director' as const] : []),
    ...(roles.has('secretary') ? ['secretary' as const] : []),
    ...(isMember(founder) ? ['member' as const] : []),
  ];
}

export const consentPath = ({ path }: Founder, office: OfficerRole) => `${path}.consent.${office}`;
export const knowsPath = ({ path }: Founder) => `${path}.knowsOfNotice`;

function consentSections(founder: Founder): readonly FormSection[] {
  const whom = founder.isBody ? 'body' : 'person';
  const consents = officesOf(founder).map((office) =>
    consentField(consentPath(founder, office), office, whom),
  );
  const knowledge: FormField = {
    path: knowsPath(founder),
    label: 'The particulars of this person with significant control are given with their knowledge',
    kind: 'tick',
    missing: 'Confirm that the person knows of it',
  };
  const fields = [...consents, ...(isPsc(founder) && !founder.isBody ? [knowledge] : [])];
  return fields.length === 0 ? [] : [{ title: 'Statements', fields }];
}

/** What is wrong with people and bodies beyond the fields. */
export function checkFounders(asked: FormCase): readonly FieldError[] {
  const founders = foundersOf(asked).filter(({ roles }) => roles.size > 0);
  return [
    ...founders.flatMap((founder) =>
      founder.isBody ? checkBody(asked, founder) : checkPerson(asked, founder),
    ),
    ...checkSameCodes(asked, founders),
  ];
}
