import { RadioGroup } from '#kit/form/radio-group.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Blockers } from '../blockers.tsx';
import { StepFrame } from '../step-frame.tsx';
import { officeLines, recordsLines } from '../register-lines.ts';
import type { StepAnswers } from '../use-statement.ts';
import { useStepForm } from '../use-step-form.ts';
import { sectionOptions, toSectionAnswer } from './answer-options.ts';
import { FromRegister } from './from-register.tsx';
import type { StepProps } from './step-props.ts';

interface PlacesValues {
  readonly RegisteredOffice: string;
  readonly RecordsLocation: string;
  readonly RegisteredEmail: { readonly Answer: string; readonly Address: string };
}

export function PlacesStep({ statement, field }: StepProps) {
  const { facts, draft } = statement;
  const answers = draft?.Answers;
  const form = useStepForm<PlacesValues>({
    RegisteredOffice: answers?.RegisteredOffice ?? '',
    RecordsLocation: answers?.RecordsLocation ?? '',
    RegisteredEmail: {
      Answer: answers?.RegisteredEmail.Answer ?? '',
      Address: answers?.RegisteredEmail.Address ?? '',
    },
  });
  return (
    <StepFrame statement={statement} step="places" form={form} toAnswers={toPlacesAnswers} field={field}>
      <Blockers statement={statement} step="places" />
      <FromRegister title="Registered office on the register now" lines={officeLines(facts)} />
      <RadioGroup
        {...form.register('RegisteredOffice')}
        label="Is the registered office right?"
        options={sectionOptions}
      />
      <FromRegister title="Company records are kept" lines={recordsLines(facts)} />
      <RadioGroup
        {...form.register('RecordsLocation')}
        label="Are the records kept there?"
        options={sectionOptions}
      />
      {facts.HasRegisteredEmail ? (
        <RadioGroup
          {...form.register('RegisteredEmail.Answer')}
          label="Is the registered email address right?"
          hint="Companies House holds one and does not publish it. The overview of the company can show it."
          options={sectionOptions}
        />
      ) : (
        <TextField
          {...form.register('RegisteredEmail.Address')}
          type="email"
          code
          autoComplete="off"
          label="Registered email address"
          hint="Companies House holds none yet. It writes to this address and does not publish it."
        />
      )}
    </StepFrame>
  );
}

function toPlacesAnswers({ RegisteredOffice, RecordsLocation, RegisteredEmail }: PlacesValues): StepAnswers {
  return {
    Answers: {
      RegisteredOffice: toSectionAnswer(RegisteredOffice),
      RecordsLocation: toSectionAnswer(RecordsLocation),
      RegisteredEmail: {
        Answer: toSectionAnswer(RegisteredEmail.Answer),
        Address: RegisteredEmail.Address,
      },
    },
  };
}
