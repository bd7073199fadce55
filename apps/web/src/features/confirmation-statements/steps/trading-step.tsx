import { useWatch } from 'react-hook-form';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepAnswers } from '../use-statement.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { FromRegister } from './register/from-register.tsx';
import type { StepProps } from './step-props.ts';

const exemptionLabels = [
  ['eu-regulated-market', 'Voting shares are traded on an EU regulated market'],
  ['listed-market', 'Voting shares are traded on a market listed in the PSC regulations'],
  ['uk-regulated-market', 'Voting shares are traded on a UK regulated market'],
] as const;

type Exemption = (typeof exemptionLabels)[number][0];

interface TradingValues {
  readonly trading: { readonly onMarket: string; readonly dtr5Applies: string };
  readonly exemptions: Readonly<Record<Exemption, boolean>>;
}

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const toChoice = (answer: boolean | undefined) => (answer === undefined ? '' : answer ? 'yes' : 'no');
const toAnswer = (choice: string) => (choice === '' ? undefined : choice === 'yes');

export function TradingStep({ statement, field }: StepProps) {
  const { trading } = statement.answers;
  const isExempt = (key: Exemption) => trading.pscExemptions.includes(key);
  const form = useStatbookForm<TradingValues>({
    defaultValues: {
      trading: {
        onMarket: toChoice(trading.onMarket),
        dtr5Applies: toChoice(trading.dtr5Applies),
      },
      exemptions: {
        'eu-regulated-market': isExempt('eu-regulated-market'),
        'listed-market': isExempt('listed-market'),
        'uk-regulated-market': isExempt('uk-regulated-market'),
      },
    },
  });
  const isTraded = useWatch({ control: form.control, name: 'trading.onMarket' }) === 'yes';
  return (
    <StepFrame statement={statement} step="trading" form={form} toAnswers={toTradingAnswers} field={field}>
      <FromRegister lines={registerLines(statement.facts.trading)} />
      <RadioGroup
        {...form.register('trading.onMarket')}
        label="Were any shares of the company traded on a market in this period?"
        hint="Shares of a private company hardly ever are."
        options={yesNo}
      />
      {isTraded && (
        <>
          <RadioGroup
            {...form.register('trading.dtr5Applies')}
            label="Does chapter 5 of the Disclosure and Transparency Rules (DTR5) apply?"
            hint="Where it applies, holdings are public already and no shareholders are listed here."
            options={yesNo}
          />
          <FormSection
            title="Exemption from the rules on people with significant control"
            description="Choose only what applies to the company."
          >
            {exemptionLabels.map(([key, label]) => (
              <Checkbox key={key} {...form.register(`exemptions.${key}`)} label={label} />
            ))}
          </FormSection>
        </>
      )}
    </StepFrame>
  );
}

function toTradingAnswers({ trading, exemptions }: TradingValues): StepAnswers {
  const onMarket = toAnswer(trading.onMarket);
  const dtr5Applies = onMarket === true ? toAnswer(trading.dtr5Applies) : undefined;
  const chosen = exemptionLabels.map(([key]) => key).filter((key) => exemptions[key]);
  return { answers: { trading: { onMarket, dtr5Applies, pscExemptions: onMarket ? chosen : [] } } };
}

function registerLines(trading: StepProps['statement']['facts']['trading']): readonly string[] | undefined {
  if (trading === null) return undefined;
  if (!trading.onMarket) return ['No shares are traded on a market'];
  return ['Shares are traded on a market', trading.dtr5Applies ? 'DTR5 applies' : 'DTR5 does not apply'];
}
