import { replacesSicCodes, withoutLabel } from '@statbook/domain/filing/confirmation-statement';
import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { Lines } from '#filing/lines.tsx';
import type { Fact } from '#kit/description-list/description-list.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { formatDate } from '#kit/value/format.ts';
import { officeLines, officerLines, pscLines, recordsLines } from '../register-lines.ts';
import { type ChangeStep, type Review, stepsOf } from '../statement-steps.ts';
import type { Statement } from '../use-statement.ts';
import { RegisteredEmail } from './registered-email.tsx';
import { shareFacts } from './share-facts.ts';
import type { StatedFact } from './stated-fact.ts';

// The classification is long: it comes once a code is new.
const SicCodeLines = onDemand(
  () => import('./sic-code-lines.tsx'),
  ({ codes }) => <Lines lines={codes} />,
);

type Stated = Pick<Statement, 'companyId' | 'facts' | 'check' | 'answers' | 'draft'>;

const sectionNotes = {
  yes: undefined,
  no: 'Must be updated first',
  'update-submitted': 'An update has been submitted',
} as const;

const noteOf = (answer: keyof typeof sectionNotes | undefined) => answer && sectionNotes[answer];

/** Everything that the statement confirms or changes, each once and with the way to change it. */
export function statementFacts(statement: Stated, changes: Review['changes']): readonly Fact[] {
  const { companyId } = statement;
  const steps = stepsOf(statement);
  const stated = [
    dateFact(statement),
    ...placeFacts(statement),
    sicFact(statement),
    ...peopleFacts(statement),
    ...shareFacts(statement),
    ...identityFacts(statement),
  ];
  return stated.map((each) => {
    const { term, step, field, lines, value, note } = changedFact(each, changes);
    return {
      term,
      value: value ?? linesOf(lines),
      note,
      ...(steps.includes(step) && { changeHref: paths.confirmationStatement(companyId, { step, field }) }),
    };
  });
}

/** Nothing at all shows as none. */
function linesOf(lines: readonly string[] | undefined): ReactNode {
  if (lines === undefined) return 'Not known here';
  return lines.length === 0 ? undefined : <Lines lines={lines} />;
}

const changingSteps = new Set<ChangeStep>(['trading', 'sic-codes', 'capital', 'shareholders']);

/** What the statement changes, in the words of what will be sent once that is put together. */
function changedFact(fact: StatedFact, changes: Review['changes']): StatedFact {
  const change = changes.find(({ step, isChanged }) => step === fact.step && isChanged);
  if (change === undefined || !changingSteps.has(fact.step)) return fact;
  if (fact.step === 'sic-codes') return { ...fact, value: undefined, lines: change.after.map(asHeldCode) };
  const [now, after] = [change.now, change.after].map((lines) => lines.map(withoutLabel(fact.term)));
  return { ...fact, lines: after, note: `Changed. On the register now: ${now?.join('; ')}` };
}

/** A code that is sent, written as those that the register has. */
const asHeldCode = (line: string) => line.replace(/^SIC code (\S+): /, '$1 – ');

function dateFact({ answers, facts }: Stated): StatedFact {
  const { startsOn, endsOn } = facts.reviewPeriod;
  const due = `due on ${formatDate(facts.dueOn)}`;
  return {
    term: 'Confirmation date',
    step: 'date',
    lines: [formatDate(answers.madeUpTo) || answers.madeUpTo],
    note: `The review period runs from ${formatDate(startsOn)} to ${formatDate(endsOn)}; the statement is ${due}.`,
  };
}

function placeFacts({ answers, facts, companyId }: Stated): readonly StatedFact[] {
  const { registeredOffice, recordsLocation, registeredEmail } = answers;
  const step = 'places';
  return [
    { term: 'Registered office', step, lines: officeLines(facts), note: noteOf(registeredOffice) },
    {
      term: 'Company records',
      step,
      field: 'recordsLocation',
      lines: recordsLines(facts),
      note: noteOf(recordsLocation),
    },
    facts.hasRegisteredEmail
      ? {
          term: 'Registered email address',
          step,
          field: 'registeredEmail',
          value: <RegisteredEmail companyId={companyId} />,
          note: noteOf(registeredEmail.answer),
        }
      : {
          term: 'Registered email address',
          step,
          field: 'registeredEmail',
          lines: [registeredEmail.address || 'None yet'],
          note: 'Companies House holds none: this statement gives it. It is not published.',
        },
  ];
}

function sicFact({ answers: { sicCodes }, facts }: Stated): StatedFact {
  const held = new Map(
    facts.sicCodes.map(({ code, description }) => [code, [code, description].filter(Boolean).join(' – ')]),
  );
  const codes = sicCodes.answer === 'replace' ? sicCodes.codes : [...held.keys()];
  const isChanged = replacesSicCodes(sicCodes, [...held.keys()]);
  return {
    term: 'SIC codes',
    step: 'sic-codes',
    lines: codes.map((code) => held.get(code) ?? code),
    value: codes.every((code) => held.has(code)) ? undefined : <SicCodeLines codes={codes} />,
    note: isChanged ? `Changed. On the register now: ${[...held.keys()].join(', ') || 'none'}` : undefined,
  };
}

function peopleFacts({ answers, facts }: Stated): readonly StatedFact[] {
  const step = 'people';
  return [
    {
      term: 'Directors and secretaries',
      step,
      lines: officerLines(facts),
      note: noteOf(answers.officers),
    },
    {
      term: 'People with significant control',
      step,
      field: 'pscs',
      lines: pscLines(facts),
      note: noteOf(answers.pscs),
    },
  ];
}

function identityFacts({ draft, facts }: Stated): readonly StatedFact[] {
  const codes = new Map(draft?.identity.map((each) => [each.directorId, each.personalCodeMasked]));
  return facts.identityDue.map(({ directorId, name, codeHeldSince }) => {
    const code = codes.get(directorId) ?? undefined;
    const held =
      codeHeldSince === null
        ? 'Personal code still to be given'
        : `Personal code held since ${formatDate(codeHeldSince)}`;
    return {
      term: `Identity of ${name}`,
      step: 'identity',
      lines: [code === undefined ? held : `Personal code ${code}`],
    };
  });
}
