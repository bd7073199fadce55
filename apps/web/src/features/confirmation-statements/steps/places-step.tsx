import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { Blockers } from '../blockers.tsx';
import { StepFrame } from './step-frame.tsx';
import { officeLines, recordsLines } from '../register-lines.ts';
import type { StepAnswers } from '../use-statement.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { sectionOptions, toSectionAnswer } from './answer-options.ts';
import { FromRegister } from './register/from-register.tsx';
import type { StepProps } from './step-props.ts';

interface PlacesValues {
  readonly registeredOffice: string;
  readonly recordsLocation: string;
  readonly registeredEmail: { readonly answer: string; readonly address: string };
}

export function PlacesStep({ statement, field }: StepProps) {
  const { facts, answers } = statement;
  const form = useStatbookForm<PlacesValues>({
    defaultValues: {
      registeredOffice: answers.registeredOffice ?? '',
      recordsLocation: answers.recordsLocation ?? '',
      registeredEmail: {
        answer: answers.registeredEmail.answer ?? '',
        address: answers.registeredEmail.address ?? '',
      },
    },
  });
  return (
    <StepFrame statement={statement} step="places" form={form} toAnswers={toPlacesAnswers} field={field}>
      <Blockers statement={statement} step="places" />
      <FromRegister title="Registered office on the register now" lines={officeLines(facts)} />
      <RadioGroup
        {...form.register('registeredOffice')}
        label="Is the registered office right?"
        options={sectionOptions}
      />
      <FromRegister title="Company records are kept" lines={recordsLines(facts)} />
      <RadioGroup
        {...form.register('recordsLocation')}
        label="Are the records kept there?"
        options={sectionOptions}
      />
      {facts.hasRegisteredEmail ? (
        <RadioGroup
          {...form.register('registeredEmail.answer')}
          label="Is the registered email address right?"
          hint="Companies House holds one and does not publish it. The statement shows it on request."
          options={sectionOptions}
        />
      ) : (
        <TextField
          {...form.register('registeredEmail.address')}
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

function toPlacesAnswers({ registeredOffice, recordsLocation, registeredEmail }: PlacesValues): StepAnswers {
  return {
    answers: {
      registeredOffice: toSectionAnswer(registeredOffice),
      recordsLocation: toSectionAnswer(recordsLocation),
      registeredEmail: {
        answer: toSectionAnswer(registeredEmail.answer),
        address: registeredEmail.address,
      },
    },
  };
}
