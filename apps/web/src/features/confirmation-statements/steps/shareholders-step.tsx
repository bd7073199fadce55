import { type UseFormReturn, useWatch } from 'react-hook-form';
import { GroupError } from '#kit/form/group-error.tsx';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { AddsUp } from '#kit/table/adds-up.tsx';
import { StepFrame } from '../step-frame.tsx';
import type { Facts } from '../statement-steps.ts';
import type { Statement, StepAnswers } from '../use-statement.ts';
import { useStepForm } from '../use-step-form.ts';
import { replaceOptions, toReplaceAnswer } from './answer-options.ts';
import { compareHoldings } from './compare-holdings.ts';
import { FromRegister } from './from-register.tsx';
import { HoldingFields } from './holding-fields.tsx';
import { emptyHolding, type ShareholdersValues, toHoldings, toHoldingValues } from './holding-values.ts';
import { OwnShareholdersStep } from './own-shareholders-step.tsx';
import { holdingLines } from './register-lines.ts';
import type { StepProps } from './step-props.ts';

/** The members: of the company's own share register where it keeps one; a traded company lists the larger ones by hand. */
export function ShareholdersStep(props: StepProps) {
  const { draft, facts } = props.statement;
  const shares = facts.ShareRegister;
  if (shares === null || draft?.Answers.Trading.OnMarket === true)
    return <StatedShareholdersStep {...props} />;
  return <OwnShareholdersStep {...props} shares={shares} />;
}

function StatedShareholdersStep({ statement, field }: StepProps) {
  const { facts, draft } = statement;
  const saved = draft?.Answers.Shareholdings;
  const known = saved?.Answer === 'replace' ? saved.Holdings : (facts.Shareholdings ?? []);
  const classNames = listClasses(capitalOf(statement));
  const form = useStepForm<ShareholdersValues>({
    Shareholdings: {
      Answer: saved?.Answer ?? '',
      Holdings: known.length > 0 ? toHoldingValues(known) : [emptyHolding(onlyOne(classNames))],
    },
  });
  const isTraded = draft?.Answers.Trading.OnMarket === true;
  const isReplacing = useWatch({ control: form.control, name: 'Shareholdings.Answer' }) === 'replace';
  return (
    <StepFrame
      statement={statement}
      step="shareholders"
      form={form}
      toAnswers={(values) => toShareholdersAnswers(values, isTraded)}
      field={field}
    >
      <FromRegister lines={holdingLines(facts.Shareholdings)} />
      <RadioGroup
        {...form.register('Shareholdings.Answer')}
        label="Are the shareholders right?"
        hint={
          isTraded
            ? 'A traded company lists those who hold 5% or more of a class, with their addresses.'
            : 'A new list names every shareholder on the statement date, and the transfers since the last statement.'
        }
        options={replaceOptions('Yes, they are right', 'No, give a full list of shareholders')}
      />
      <GroupError name="Shareholdings.Holdings" />
      {isReplacing && <HoldingFields form={form} classNames={classNames} isTraded={isTraded} />}
      {!isTraded && <Comparison form={form} statement={statement} isReplacing={isReplacing} />}
    </StepFrame>
  );
}

interface ComparisonProps {
  readonly form: UseFormReturn<ShareholdersValues, unknown, ShareholdersValues>;
  readonly statement: Statement;
  readonly isReplacing: boolean;
}

/** Says whether the members add up to the capital that will stand. */
function Comparison({ form, statement, isReplacing }: ComparisonProps) {
  const typed = useWatch({ control: form.control, name: 'Shareholdings.Holdings' });
  const capital = capitalOf(statement);
  const holdings = isReplacing ? typed : statement.facts.Shareholdings;
  if (capital === null || holdings === null) return null;
  const differences = compareHoldings(holdings, capital);
  return <AddsUp difference={differences.length === 0 ? undefined : differences.join('; ')} />;
}

/** The capital that will stand: the new statement of it, or the register's. */
function capitalOf({ draft, facts }: Statement): Facts['StatementOfCapital'] {
  const { Answer, Capital } = draft?.Answers.StatementOfCapital ?? {};
  return Answer === 'replace' && Capital !== undefined ? Capital : facts.StatementOfCapital;
}

function listClasses(capital: Facts['StatementOfCapital']): readonly string[] {
  const names = capital?.Currencies.flatMap(({ Classes }) => Classes.map(({ ClassName }) => ClassName));
  return [...new Set(names)].filter((name) => name !== '');
}

const onlyOne = (names: readonly string[]) => (names.length === 1 ? (names[0] ?? '') : '');

function toShareholdersAnswers({ Shareholdings }: ShareholdersValues, isTraded: boolean): StepAnswers {
  const Answer = toReplaceAnswer(Shareholdings.Answer);
  const Holdings = Answer === 'replace' ? toHoldings(Shareholdings.Holdings, isTraded) : [];
  return { Answers: { Shareholdings: { Answer, Holdings } } };
}
