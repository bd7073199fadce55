import { shareCount, subtractDecimals, toDecimalText } from '@statbook/domain/money';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { Select } from '#kit/select/select.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { formatMoney, formatNumber } from '#kit/value/format.ts';
import type { ShareClass } from '../register-facts.ts';
import type { EventForm } from '../event-values.ts';
import type { InputProps } from './use-field-context.ts';

/** From so many on, a list is easier to read than radios. */
const mostRadios = 5;

/** One of the classes that the event can concern, each with what is in issue. */
export function ClassField({ name, field, hint, context, form }: InputProps<'class'>) {
  const { label, among, none, fillsRights = false } = field;
  const classes = among(context.facts, context.shareClass);
  if (classes.length === 0) return <Banner tone="warn">{none}</Banner>;
  const options = classes.map((each) => ({
    value: each.shareClassId,
    label: each.className,
    hint: describeClass(each),
  }));
  const registered = form.register(name, {
    onChange: ({ target }: { target: { value: string } }) => {
      const chosen = classes.find(({ shareClassId }) => shareClassId === target.value);
      if (fillsRights && chosen) fillInRights(form, chosen);
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

function fillInRights(form: EventForm, shareClass: ShareClass): void {
  const { particulars, votesPerShare, isRedeemable } = shareClass;
  form.setValue('particulars', particulars);
  form.setValue('votesPerShare', votesPerShare);
  form.setValue('isRedeemable', isRedeemable);
}

/** "£0.10 each, 1,500 in issue, 200 of them in treasury, 15 of them forfeited or surrendered". */
function describeClass(shareClass: ShareClass): string {
  const { currency, nominalValue, sharesInIssue, sharesInTreasury, sharesForfeited } = shareClass;
  const issued = sharesInIssue === '0' ? 'none in issue' : `${formatNumber(sharesInIssue)} in issue`;
  const treasury = subtractDecimals(shareCount(sharesInTreasury), shareCount(sharesForfeited));
  return [
    `${formatMoney(nominalValue, currency)} each`,
    issued,
    ...partOf(toDecimalText(treasury), 'in treasury'),
    ...partOf(sharesForfeited, 'forfeited or surrendered'),
  ].join(', ');
}

const partOf = (shares: string, words: string) =>
  shares === '0' ? [] : [`${formatNumber(shares)} of them ${words}`];
