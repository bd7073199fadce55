import { answerAt, type Answers, countRows, rowsOf } from '../../kernel/form-fields.ts';
import type { FormCase } from '../../kernel/form-rules.ts';
import { offeredAnswers } from '../../kernel/known-answers.ts';
import type { KnownPerson, Newcomer } from '../../known-person.ts';
import { knownOfficerAnswers } from '../../officer-appointment/known-officer.ts';
import { knownPscAnswers } from '../../psc-notification/known-psc.ts';
import { founderSteps } from './founder-step.ts';
import { PEOPLE, roleOptions } from './people.ts';
import { peopleStep } from './people-step.ts';

/**
 * The answers with somebody in the books as one more person: in the first row that names nobody, or in one of their own. What
 * their roles ask is filled in. Where nobody says what is meant, a person is a director, or a designated member, until something
 * else is ticked: a draft keeps no secret that nothing asks for.
 */
export function withKnownFounder(asked: FormCase, person: Newcomer): Answers {
  const path = freeRow(asked.answers);
  if (path === undefined) return asked.answers;
  const everyRole = roleOptions(asked).map(({ value }) => value);
  const [first = ''] = everyRole;
  const meant = everyRole.filter((role) => person.roles?.includes(role));
  const ticked = meant.join(',') || answerAt(asked.answers, `${path}.roles`);
  const roles = ticked === '' && person.kind === 'human' ? first : ticked;
  const kept = Object.entries(asked.answers).filter(([at]) => !at.startsWith(`${path}.`));
  const known = { [`${path}.kind`]: person.kind === 'human' ? 'person' : 'body', ...answersOf(path, person) };
  const filled = { ...Object.fromEntries(kept), ...known, [`${path}.roles`]: everyRole.join(',') };
  const of = { ...asked, answers: filled };
  const answers = {
    ...filled,
    ...offeredAnswers([peopleStep(of), ...founderSteps(of)], known),
    [`${path}.roles`]: roles,
  };
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
}

/** The first row that names nobody; undefined where there is no place for another. */
function freeRow(answers: Answers): string | undefined {
  const isFree = (path: string) =>
    answerAt(answers, `${path}.name.surname`) === '' && answerAt(answers, `${path}.corporateName`) === '';
  const free = rowsOf(answers, PEOPLE).find(isFree);
  const count = countRows(answers, PEOPLE);
  return free ?? (count < PEOPLE.max ? `${PEOPLE.path}.${count}` : undefined);
}

/** What is known of an officer, and of a body with control, at the row of the person. */
function answersOf(path: string, person: KnownPerson): Answers {
  const ofOfficer = Object.entries(knownOfficerAnswers(person)).map(
    ([at, answer]) => [`${path}.${at.replace(/^officer\./, '')}`, answer] as const,
  );
  const ofPsc = person.kind === 'body' ? Object.entries(knownPscAnswers(person)) : [];
  const registration = ofPsc
    .filter(([at]) => at.startsWith('psc.registration.'))
    .map(([at, answer]) => [at.replace('psc.registration', `${path}.pscRegistration`), answer] as const);
  return Object.fromEntries([...ofOfficer, ...registration]);
}
