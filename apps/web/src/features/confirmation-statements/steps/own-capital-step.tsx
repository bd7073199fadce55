import { TextField } from '#kit/form/text-field.tsx';
import { amountMask } from '#kit/form/number-masks.ts';
import { StepFrame } from '../step-frame.tsx';
import type { StepAnswers } from '../use-statement.ts';
import { useStepForm } from '../use-step-form.ts';
import { type CapitalValues, toCapital, toCapitalValues } from './capital-values.ts';
import { isCapitalTheSame, type OwnShares } from '../own-shares.ts';
import { OwnRegister } from './own-register.tsx';
import { capitalLines } from './register-lines.ts';
import type { StepProps } from './step-props.ts';

/** The capital of a company that keeps its share register here: taken from it, and only looked at. */
export function OwnCapitalStep({ statement, field, shares }: StepProps & { readonly shares: OwnShares }) {
  const capital = shares.StatementOfCapital;
  const typed = statement.draft?.Answers.StatementOfCapital.Capital;
  const form = useStepForm<CapitalValues>({
    StatementOfCapital: {
      Answer: 'confirm',
      Capital: toCapitalValues({
        Currencies: capital.Currencies.map((table) => ({
          ...table,
          TotalUnpaid:
            table.TotalUnpaid ||
            (typed?.Currencies.find(({ Currency }) => Currency === table.Currency)?.TotalUnpaid ?? ''),
        })),
      }),
    },
  });
  const differs = !isCapitalTheSame(shares);
  return (
    <StepFrame statement={statement} step="capital" form={form} toAnswers={toOwnCapital} field={field}>
      <OwnRegister
        companyId={statement.companyId}
        shares={shares}
        lines={capitalLines(capital)}
        differences={shares.CapitalDifferences}
        what="statement of capital"
      />
      {differs &&
        capital.Currencies.map(
          ({ Currency, TotalUnpaid }, index) =>
            TotalUnpaid === '' && (
              <TextField
                key={Currency}
                {...form.register(`StatementOfCapital.Capital.Currencies.${index}.TotalUnpaid`)}
                label={`Total amount unpaid in ${Currency}`}
                hint="The share register does not know it of every share. 0 when everything is paid."
                mask={amountMask}
                figure
                width="m"
                unitBefore={Currency}
              />
            ),
        )}
    </StepFrame>
  );
}

function toOwnCapital({ StatementOfCapital }: CapitalValues): StepAnswers {
  const Capital = toCapital(StatementOfCapital.Capital);
  return { Answers: { StatementOfCapital: { Answer: 'confirm', Capital } } };
}
