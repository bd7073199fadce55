import type { ComponentProps } from 'react';
import { type FormPart, usePart } from '#kit/form-part/form-part.ts';
import { AmountField } from '#kit/number-field/number-fields.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { shareLabels } from '../fields/share-labels.ts';
import { HolderField } from '../fields/holder-field.tsx';
import { ShareCountRow, TakenShares } from '../fields/taken-shares.tsx';
import type { ChosenShares } from '../lots/chosen-lots.ts';
import type { LotsAsked } from '../lots/use-share-lots.ts';
import { DutyFields } from './duty-fields.tsx';
import type { TransfereeValues } from './transferee-values.ts';

/** What is paid for shares that change hands. */
export function ConsiderationField(
  field: Omit<ComponentProps<typeof AmountField>, 'label' | 'hint' | 'currency' | 'isTotal'>,
) {
  return (
    <AmountField
      {...field}
      label={shareLabels.consideration}
      hint="What is paid for these shares altogether; other money converted to pounds."
      currency="GBP"
      isTotal
    />
  );
}

const termOptions = [
  { value: 'sale', label: 'Sale, for money or other consideration' },
  { value: 'gift', label: 'Gift, for nothing' },
];

interface TransfereeProps {
  readonly part: FormPart<TransfereeValues>;
  readonly companyId: string;
  /** The transferor. */
  readonly except: string | undefined;
  readonly isNumbered: boolean;
  readonly of: LotsAsked;
  readonly above: readonly ChosenShares[];
  readonly signedOn: string;
  readonly isRefused: boolean;
}

/** Who gets shares by a form of transfer, and what for; of one that was refused, who and how many. */
export function TransfereeFields(props: TransfereeProps) {
  const { part, companyId, except, isNumbered, of, above, signedOn, isRefused } = props;
  const { terms } = usePart(part, 'terms');
  return (
    <>
      <HolderField
        control={part.control}
        name={part.at('transfereeId')}
        companyId={companyId}
        label="Transferee"
        hint="Who receives the shares: an existing or new shareholder"
        except={except}
      />
      {isRefused ? (
        <ShareCountRow part={part} isNumbered={false} />
      ) : (
        <>
          <TakenShares part={part} isNumbered={isNumbered} of={of} above={above} />
          <RadioGroup
            {...part.register('terms')}
            label="Nature of transfer"
            options={termOptions}
            value={terms}
          />
          {terms === 'sale' && <ConsiderationField {...part.register('consideration')} />}
          <DutyFields part={part} signedOn={signedOn} />
        </>
      )}
    </>
  );
}
