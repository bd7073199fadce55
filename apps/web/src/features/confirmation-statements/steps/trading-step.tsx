import { useWatch } from 'react-hook-form';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { StepFrame } from '../step-frame.tsx';
import type { StepAnswers } from '../use-statement.ts';
import { useStepForm } from '../use-step-form.ts';
import { FromRegister } from './from-register.tsx';
import type { StepProps } from './step-props.ts';

const exemptions = [
  ['eu-regulated-market', 'Voting shares are traded on an EU regulated market'],
  ['listed-market', 'Voting shares are traded on a market listed in the PSC regulations'],
  ['uk-regulated-market', 'Voting shares are traded on a UK regulated market'],
] as const;

type Exemption = (typeof exemptions)[number][0];

interface TradingValues {
  readonly Trading: { readonly OnMarket: string; readonly Dtr5Applies: string };
  readonly Exemptions: Readonly<Record<Exemption, boolean>>;
}

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const toChoice = (answer: boolean | undefined) => (answer === undefined ? '' : answer ? 'yes' : 'no');
const toAnswer = (choice: string) => (choice === '' ? undefined : choice === 'yes');

export function TradingStep({ statement, field }: StepProps) {
  const trading = statement.draft?.Answers.Trading;
  const isExempt = (key: Exemption) => trading?.PscExemptions.includes(key) ?? false;
  const form = useStepForm<TradingValues>({
    Trading: {
      OnMarket: toChoice(trading?.OnMarket),
      Dtr5Applies: toChoice(trading?.Dtr5Applies),
    },
    Exemptions: {
      'eu-regulated-market': isExempt('eu-regulated-market'),
      'listed-market': isExempt('listed-market'),
      'uk-regulated-market': isExempt('uk-regulated-market'),
    },
  });
  const isTraded = useWatch({ control: form.control, name: 'Trading.OnMarket' }) === 'yes';
  return (
    <StepFrame statement={statement} step="trading" form={form} toAnswers={toTradingAnswers} field={field}>
      <FromRegister lines={registerLines(statement.facts.Trading)} />
      <RadioGroup
        {...form.register('Trading.OnMarket')}
        label="Were any shares of the company traded on a market in this period?"
        hint="Shares of a private company hardly ever are."
        options={yesNo}
      />
      {isTraded && (
        <>
          <RadioGroup
            {...form.register('Trading.Dtr5Applies')}
            label="Does chapter 5 of the Disclosure and Transparency Rules (DTR5) apply?"
            hint="Where it applies, holdings are public already and no shareholders are listed here."
            options={yesNo}
          />
          <FormSection
            title="Exemption from the rules on people with significant control"
            description="Choose only what applies to the company."
          >
            {exemptions.map(([key, label]) => (
              <Checkbox key={key} {...form.register(`Exemptions.${key}`)} label={label} />
            ))}
          </FormSection>
        </>
      )}
    </StepFrame>
  );
}

function toTradingAnswers({ Trading, Exemptions }: TradingValues): StepAnswers {
  const OnMarket = toAnswer(Trading.OnMarket);
  const Dtr5Applies = OnMarket === true ? toAnswer(Trading.Dtr5Applies) : undefined;
  const chosen = exemptions.map(([key]) => key).filter((key) => Exemptions[key]);
  return { Answers: { Trading: { OnMarket, Dtr5Applies, PscExemptions: OnMarket ? chosen : [] } } };
}

function registerLines(trading: StepProps['statement']['facts']['Trading']): readonly string[] | undefined {
  if (trading === null) return undefined;
  if (!trading.OnMarket) return ['No shares are traded on a market'];
  return ['Shares are traded on a market', trading.Dtr5Applies ? 'DTR5 applies' : 'DTR5 does not apply'];
}
