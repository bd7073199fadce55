import { shareCount, subtractDecimals, toDecimalText } from '@statbook/domain';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { Select } from '#kit/form/select.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { formatMoney, formatNumber } from '#kit/value/format.ts';
import type { ShareClass } from '../register-facts.ts';
import type { EventFormState } from './fields-props.ts';

/** From so many on, a list is easier to read than radios. */
const mostRadios = 5;

interface ClassFieldProps {
  readonly form: EventFormState;
  readonly name: 'ClassId' | 'FromClassId' | 'ToClassId' | 'IntoClassId';
  readonly label: string;
  readonly hint?: string | undefined;
  readonly classes: readonly ShareClass[];
  /** Said where there is no class to choose. */
  readonly none: string;
  /** Told which one was chosen. */
  readonly onChoose?: ((shareClass: ShareClass) => void) | undefined;
}

/** One of the classes that the event can concern, each with what is in issue. */
export function ClassField({ form, name, label, hint, classes, none, onChoose }: ClassFieldProps) {
  if (classes.length === 0) return <Banner tone="warn">{none}</Banner>;
  const options = classes.map((each) => ({
    value: each.ShareClassId,
    label: each.ClassName,
    hint: describeClass(each),
  }));
  const registered = form.register(name, {
    onChange: ({ target }: { target: { value: string } }) => {
      const chosen = classes.find(({ ShareClassId }) => ShareClassId === target.value);
      if (chosen) onChoose?.(chosen);
    },
  });
  if (options.length <= mostRadios)
    return <RadioGroup {...registered} label={label} hint={hint} options={options} />;
  return (
    <Select
      {...registered}
      label={label}
      hint={hint}
      placeholder="Choose a class"
      width="l"
      options={options.map((option) => ({ value: option.value, label: `${option.label}: ${option.hint}` }))}
    />
  );
}

/** "£0.10 each, 1,500 in issue, 200 of them in treasury, 15 of them forfeited or surrendered". */
function describeClass(shareClass: ShareClass): string {
  const { Currency, NominalValue, SharesInIssue, SharesInTreasury, SharesForfeited } = shareClass;
  const issued = SharesInIssue === '0' ? 'none in issue' : `${formatNumber(SharesInIssue)} in issue`;
  const treasury = subtractDecimals(shareCount(SharesInTreasury), shareCount(SharesForfeited));
  return [
    `${formatMoney(NominalValue, Currency)} each`,
    issued,
    ...partOf(toDecimalText(treasury), 'in treasury'),
    ...partOf(SharesForfeited, 'forfeited or surrendered'),
  ].join(', ');
}

const partOf = (shares: string, words: string) =>
  shares === '0' ? [] : [`${formatNumber(shares)} of them ${words}`];
