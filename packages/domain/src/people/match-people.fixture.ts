import { civilDate } from '../dates/civil-date.ts';
import { matchPeople } from './match-people.ts';
import type { MatchRule, PeopleToMatch, PersonOrEntry } from './match-result.ts';
import { entryKeyOf, type HumanName, type PersonDetails, type RegisterEntry } from './register-entry.ts';

/** A name of a human in one text, the surname last. */
export function called(text: string): HumanName {
  const [forename, ...rest] = text.split(' ');
  return { kind: 'human', forename, otherForenames: rest.slice(0, -1).join(' '), surname: rest.at(-1) ?? '' };
}

/** An officer of a company of their own, born in May 1970, of whom nothing else is known. */
export function officer(companyId: string, details: Partial<PersonDetails> = {}): RegisterEntry {
  return { ...entry('officer', companyId), birthMonth: { month: 5, year: 1970 }, ...details };
}

/** A person with significant control, as an officer. */
export function psc(companyId: string, details: Partial<PersonDetails> = {}): RegisterEntry {
  return { ...officer(companyId, details), role: 'psc' };
}

/** A holder of shares, whose birth no register has. */
export function holder(companyId: string, details: Partial<PersonDetails> = {}): RegisterEntry {
  return { ...entry('holder', companyId), ...details };
}

function entry(role: RegisterEntry['role'], companyId: string): RegisterEntry {
  return { companyId, role, registerKey: '1', name: called('Mara Jane Quill'), protection: 'none' };
}

export const bornOn = (text: string) => ({ birthDate: civilDate(text), birthMonth: undefined });

/** A body in control of a company. */
export function body(
  companyId: string,
  name: string,
  registration: PersonDetails['registration'],
): RegisterEntry {
  return { ...entry('psc', companyId), name: { kind: 'body', name }, registration };
}

/** What matching says, in the ids of companies: who is linked by what, and what is proposed. */
export function match(entries: readonly RegisterEntry[], rest: Partial<PeopleToMatch> = {}) {
  const { persons, proposals } = matchPeople({ persons: [], apart: [], ...rest, entries });
  const short = (party: PersonOrEntry) =>
    'personId' in party ? party.personId : party.entry.split(' ').slice(0, 2).join(' ');
  const rules = (evidence: readonly { readonly rule: MatchRule }[]) => evidence.map(({ rule }) => rule);
  return {
    together: persons
      .filter((person) => person.links.length > 0)
      .map((person) => [...person.personIds, ...person.entries.map((key) => short({ entry: key }))]),
    links: persons.flatMap((person) => rules(person.links)),
    proposed: proposals.map(({ evidence }) => rules(evidence)),
    persons,
    proposals,
  };
}

export const keyOf = (one: RegisterEntry) => ({ entry: entryKeyOf(one) });
