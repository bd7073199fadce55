import { multiplyExactly, toDecimalText } from '@statbook/domain/money';
import { useWatch } from 'react-hook-form';
import { Button } from '#kit/button/button.tsx';
import { AmountField } from '#kit/number-field/number-fields.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { LiveStatus } from '#kit/live-status/live-status.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { formatMoney } from '#kit/value/format.ts';
import { shareLabels } from '../fields/share-labels.ts';
import type { ShareClass } from '../classes/share-class.ts';
import styles from './allotment.module.css';
import { type LineFormState, priceOf } from './line-values.ts';
import type { Price, PriceOutcome } from './price.ts';

interface PriceFieldsProps {
  readonly form: LineFormState;
  readonly classes: readonly ShareClass[];
  readonly shareClass: ShareClass | undefined;
  /** Takes the exact split in place of the total, told the button in the form. */
  readonly onSplit: (button: HTMLButtonElement) => void;
}

const labels = {
  price: shareLabels.priceEach,
  premium: 'Premium on each share',
  total: 'Total for all the shares',
};

/** The price from whichever of its figures is known; the others follow beside it. */
export function PriceFields({ form, classes, shareClass, onSplit }: PriceFieldsProps) {
  const [basis, amount, shares, classId] = useWatch({
    control: form.control,
    name: ['basis', 'amount', 'shares', 'classId'],
  });
  const outcome = priceOf({ basis, amount, shares, classId }, classes);
  const currency = shareClass?.currency ?? '';
  return (
    <>
      <RadioGroup
        {...form.register('basis')}
        label="Price entered as"
        options={[
          { value: 'price', label: 'The price of each share' },
          { value: 'premium', label: 'The premium on the nominal value of each' },
          { value: 'total', label: 'The total for all of them' },
        ]}
      />
      <AmountField
        {...form.register('amount')}
        label={labels[basis]}
        hint={
          shareClass &&
          `The nominal value is ${formatMoney(shareClass.nominalValue, shareClass.currency)} each; nothing is rounded.`
        }
        currency={currency}
        isTotal={basis === 'total'}
      />
      <Muted as="div" small className={styles.price}>
        <LiveStatus>
          {outcome.kind === 'exact' && <PriceWords price={outcome.price} currency={currency} />}
        </LiveStatus>
      </Muted>
      {outcome.kind === 'split' && <SplitOffer parts={outcome.parts} currency={currency} onSplit={onSplit} />}
    </>
  );
}

function PriceWords({ price, currency }: { price: Price; currency: string }) {
  return (
    <>
      <Money amount={price.priceEach} currency={currency} /> each
      {!/^(?:-|0$)/.test(price.premiumEach) && (
        <>
          , including a premium of <Money amount={price.premiumEach} currency={currency} />
        </>
      )}
      ; <Money amount={price.total} currency={currency} /> in all
    </>
  );
}

interface SplitOfferProps {
  readonly parts: Extract<PriceOutcome, { kind: 'split' }>['parts'];
  readonly currency: string;
  readonly onSplit: PriceFieldsProps['onSplit'];
}

/** A total that does not divide stays exact as two lines, a millionth apart. */
function SplitOffer({ parts, currency, onSplit }: SplitOfferProps) {
  return (
    <div className={styles.split}>
      <Banner
        tone="warn"
        title="The total does not divide"
        announced
        action={<Button onClick={({ currentTarget }) => onSplit(currentTarget)}>Use the exact split</Button>}
      >
        It is not rounded. It stays exact as two lines of the same allotment:
        <ul>
          {parts.map(({ shares, priceEach }) => (
            <li key={toDecimalText(priceEach)}>
              <Count of={toDecimalText(shares)} /> at{' '}
              <Money amount={toDecimalText(priceEach)} currency={currency} />
              {', '}
              <Money
                amount={toDecimalText(multiplyExactly(shares, priceEach) ?? priceEach)}
                currency={currency}
              />
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
