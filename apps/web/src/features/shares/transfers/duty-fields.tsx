import { toDecimalText } from '@statbook/domain/money';
import type { DutyAnswer } from '@statbook/domain/share-capital';
import { useWatch } from 'react-hook-form';
import { useToday } from '#api/configuration.ts';
import { type FormPart } from '#kit/form-part/form-part.ts';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { LiveStatus } from '#kit/live-status/live-status.tsx';
import { Money } from '#kit/value/amounts.tsx';
import { Deadline } from '#kit/value/dates.tsx';
import { shareLabels, stampingLabels } from '../fields/share-labels.ts';
import { dutyOf, payBy, type TransfereeValues } from './transferee-values.ts';
import styles from './transfers.module.css';

interface DutyFieldsProps {
  readonly part: FormPart<TransfereeValues>;
  readonly signedOn: string;
}

const stampingOptions = [
  { value: 'paid', label: stampingLabels.paid, hint: 'HMRC’s letter or the stamped form is at hand.' },
  {
    value: 'adjudicated',
    label: stampingLabels.adjudicated,
    hint: 'HMRC has settled what is due, or that nothing is.',
  },
];

/** The stamp duty on one form of transfer, reckoned as it is typed, and how the form was stamped. */
export function DutyFields({ part, signedOn }: DutyFieldsProps) {
  const { register } = part;
  const transferee = useWatch({ control: part.control, name: part.path }) as TransfereeValues;
  const { terms, isExempt, stamping } = transferee;
  const duty = dutyOf(transferee);
  return (
    <>
      {terms === 'sale' && (
        <>
          <Checkbox {...register('isExempt')} label="Exempt from stamp duty, or not chargeable" />
          {isExempt ? (
            <TextField
              {...register('exemption')}
              label={shareLabels.exemption}
              hint="For example, between spouses on divorce, or as security for a loan."
            />
          ) : (
            <Checkbox {...register('isPartOfSeries')} label={shareLabels.isPartOfSeries} />
          )}
        </>
      )}
      <LiveStatus className={styles.duty}>
        {duty !== undefined && (
          <DutyLine duty={duty} payBy={stamping === '' ? payBy(duty, signedOn) : undefined} />
        )}
      </LiveStatus>
      {duty?.isDue === true && (
        <RadioGroup
          {...register('stamping')}
          label={shareLabels.stamping}
          hint="A form on which duty is due must not be registered before it is stamped."
          options={stampingOptions}
          value={stamping}
        />
      )}
    </>
  );
}

interface DutyLineProps {
  readonly duty: DutyAnswer;
  readonly payBy: string | undefined;
}

function DutyLine({ duty, payBy: dueOn }: DutyLineProps) {
  const today = useToday();
  if (duty.isDue)
    return (
      <>
        Stamp duty <Money amount={toDecimalText(duty.duty)} />: 0.5%, rounded up to the next £5.
        {dueOn !== undefined && (
          <>
            {' '}
            To be paid by <Deadline date={dueOn} today={today} />.
          </>
        )}
      </>
    );
  if (duty.reason === 'gift') return 'No stamp duty: a gift. The form needs no certificate.';
  const why = duty.reason === 'exempt' ? 'exempt or not chargeable' : '£1,000 or less';
  const { certificate } = duty;
  return `No stamp duty: ${why}.${certificate === undefined ? '' : ` The transferor signs certificate ${certificate} on the form.`}`;
}
