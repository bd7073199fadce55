import { bodyOf, type FormFacts, type PscStatementFacts } from '../../kernel/form-facts.ts';

/** The statement about somebody on the register; all others stand in the place of persons. */
export const LINKED = 'psc-has-failed-to-confirm-changed-details';

/** The statement that the interest of somebody is restricted: its end has a reason. */
export const RESTRICTIONS = 'restrictions-notice-issued-to-psc';

type Words = (body: 'company' | 'partnership') => string;

/** The statements that the forms take (PSCBaseTypes), by the keys of the register, its misspelling included. */
const STATEMENTS: readonly (readonly [key: string, words: Words])[] = [
  [
    'no-individual-or-entity-with-signficant-control',
    (body) => `The ${body} knows, or has reason to believe, that nobody has significant control over it`,
  ],
  [
    'steps-to-find-psc-not-yet-completed',
    (body) => `The ${body} is still taking steps to find out whether anybody has significant control over it`,
  ],
  [
    'psc-exists-but-not-identified',
    (body) => `The ${body} knows that somebody has significant control over it, but has not identified them`,
  ],
  [
    'psc-details-not-confirmed',
    (body) =>
      `The ${body} has identified somebody with significant control, but their details are not all confirmed`,
  ],
  [
    'psc-contacted-but-no-response',
    (body) =>
      `The ${body} has given notice to somebody who may have significant control, without an answer in time`,
  ],
  [
    LINKED,
    (body) =>
      `The ${body} has asked somebody on the register to confirm changed details, without an answer in time`,
  ],
  [
    RESTRICTIONS,
    (body) => `The ${body} has put restrictions on the interest of somebody with significant control`,
  ],
];

/** What can be stated, to choose from. */
export function statementOptions(facts: FormFacts) {
  return STATEMENTS.map(([value, words]) => ({ value, label: words(bodyOf(facts)) }));
}

/** A statement in words. */
export function statementWords(statement: string, facts: FormFacts): string {
  return statementOptions(facts).find(({ value }) => value === statement)?.label ?? '';
}

/** A standing statement in words, with the person whom it is about. */
export function describeStanding({ statement, psc }: PscStatementFacts, facts: FormFacts): string {
  const words = statementWords(statement, facts);
  return psc === undefined ? words : `${words}: ${psc.fullName}`;
}

/** The standing statements that software can withdraw: those that its form can name. */
export function withdrawable(facts: FormFacts): readonly PscStatementFacts[] {
  return facts.pscStatements.filter(
    ({ statement, psc }) =>
      statementWords(statement, facts) !== '' &&
      (statement !== LINKED || (psc !== undefined && psc.kind !== 'super-secure')),
  );
}
