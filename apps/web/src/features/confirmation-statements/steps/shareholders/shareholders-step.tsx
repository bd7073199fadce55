import { type UseFormReturn, useWatch } from 'react-hook-form';
import { GroupError } from '#kit/field/group-error.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { TotalsCheck } from '#kit/totals-check/totals-check.tsx';
import { StepFrame } from '../step-frame.tsx';
import type { Facts } from '../../statement-steps.ts';
import type { Statement, StepAnswers } from '../../use-statement.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { replaceOptions, toReplaceAnswer } from '../answer-options.ts';
import { compareHoldings } from './compare-holdings.ts';
import { FromRegister } from '../register/from-register.tsx';
import { HoldingFields } from './holding-fields.tsx';
import { emptyHolding, type ShareholdersValues, toHoldings, toHoldingValues } from './holding-values.ts';
import { OwnShareholdersStep } from './own-shareholders-step.tsx';
import { holdingLines } from '../register/share-lines.ts';
import type { StepProps } from '../step-props.ts';

/** The members: of the company's own share register where it keeps one; a traded company lists the larger ones by hand. */
export default function ShareholdersStep(props: StepProps) {
  const { answers, facts } = props.statement;
  const shares = facts.shareRegister;
  if (shares === null || answers.trading.onMarket === true) return <StatedShareholdersStep {...props} />;
  return <OwnShareholdersStep {...props} shares={shares} />;
}

function StatedShareholdersStep({ statement, field }: StepProps) {
  const { facts, answers } = statement;
  const saved = answers.shareholdings;
  const known = saved.answer === 'replace' ? saved.holdings : (facts.shareholdings ?? []);
  const classNames = listClasses(capitalOf(statement));
  const form = useStatbookForm<ShareholdersValues>({
    defaultValues: {
      shareholdings: {
        answer: saved.answer ?? '',
        holdings: known.length > 0 ? toHoldingValues(known) : [emptyHolding(onlyOne(classNames))],
      },
    },
  });
  const isTraded = answers.trading.onMarket === true;
  const isReplacing = useWatch({ control: form.control, name: 'shareholdings.answer' }) === 'replace';
  return (
    <StepFrame
      statement={statement}
      step="shareholders"
      form={form}
      toAnswers={(values) => toShareholdersAnswers(values, isTraded)}
      field={field}
    >
      <FromRegister lines={holdingLines(facts.shareholdings)} />
      <RadioGroup
        {...form.register('shareholdings.answer')}
        label="Are the shareholders correct?"
        hint={
          isTraded
            ? 'A traded company lists those who hold 5% or more of a class, with their addresses.'
            : 'A new list names every shareholder on the confirmation date, and the transfers since the last statement.'
        }
        options={replaceOptions('Yes, they are correct', 'No, update shareholders')}
      />
      <GroupError name="shareholdings.holdings" />
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
  const typed = useWatch({ control: form.control, name: 'shareholdings.holdings' });
  const capital = capitalOf(statement);
  const holdings = isReplacing ? typed : statement.facts.shareholdings;
  if (capital === null || holdings === null) return null;
  const differences = compareHoldings(holdings, capital);
  return <TotalsCheck difference={differences.length === 0 ? undefined : differences.join('; ')} />;
}

/** The capital that will stand: the new statement of it, or the register's. */
function capitalOf({ answers, facts }: Statement): Facts['statementOfCapital'] {
  const { answer, capital } = answers.statementOfCapital;
  return answer === 'replace' && capital !== undefined ? capital : facts.statementOfCapital;
}

function listClasses(capital: Facts['statementOfCapital']): readonly string[] {
  const names = capital?.currencies.flatMap(({ classes }) => classes.map(({ className }) => className));
  return [...new Set(names)].filter((name) => name !== '');
}

const onlyOne = (names: readonly string[]) => (names.length === 1 ? (names[0] ?? '') : '');

function toShareholdersAnswers({ shareholdings }: ShareholdersValues, isTraded: boolean): StepAnswers {
  const answer = toReplaceAnswer(shareholdings.answer);
  const holdings = answer === 'replace' ? toHoldings(shareholdings.holdings, isTraded) : [];
  return { answers: { shareholdings: { answer, holdings } } };
}
