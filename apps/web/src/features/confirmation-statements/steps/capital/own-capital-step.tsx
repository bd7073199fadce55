import { TextField } from '#kit/text-field/text-field.tsx';
import { amountMask } from '#kit/mask/number-masks.ts';
import { StepFrame } from '../step-frame.tsx';
import type { StepAnswers } from '../../use-statement.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { type CapitalValues, toCapital, toCapitalValues } from './capital-values.ts';
import { isCapitalTheSame, type OwnShares } from '../../own-shares.ts';
import { OwnRegister } from '../register/own-register.tsx';
import { capitalLines } from '../register/share-lines.ts';
import type { StepProps } from '../step-props.ts';

/** The capital of a company that keeps its share register here: taken from it, and only looked at. */
export function OwnCapitalStep({ statement, field, shares }: StepProps & { readonly shares: OwnShares }) {
  const capital = shares.statementOfCapital;
  const typed = statement.answers.statementOfCapital.capital;
  const form = useStatbookForm<CapitalValues>({
    defaultValues: {
      statementOfCapital: {
        answer: 'confirm',
        capital: toCapitalValues({
          currencies: capital.currencies.map((table) => ({
            ...table,
            totalUnpaid:
              table.totalUnpaid ||
              (typed?.currencies.find(({ currency }) => currency === table.currency)?.totalUnpaid ?? ''),
          })),
        }),
      },
    },
  });
  const differs = !isCapitalTheSame(shares);
  return (
    <StepFrame statement={statement} step="capital" form={form} toAnswers={toOwnCapital} field={field}>
      <OwnRegister
        companyId={statement.companyId}
        shares={shares}
        lines={capitalLines(capital)}
        differences={shares.capitalDifferences}
        what="statement of capital"
      />
      {differs &&
        capital.currencies.map(
          ({ currency, totalUnpaid }, index) =>
            totalUnpaid === '' && (
              <TextField
                key={currency}
                {...form.register(`statementOfCapital.capital.currencies.${index}.totalUnpaid`)}
                label={`Total amount unpaid in ${currency}`}
                hint="The share register does not know it of every share. 0 when everything is paid."
                mask={amountMask}
                numeric
                width="m"
                unitBefore={currency}
              />
            ),
        )}
    </StepFrame>
  );
}

function toOwnCapital({ statementOfCapital }: CapitalValues): StepAnswers {
  const capital = toCapital(statementOfCapital.capital);
  return { answers: { statementOfCapital: { answer: 'confirm', capital } } };
}
