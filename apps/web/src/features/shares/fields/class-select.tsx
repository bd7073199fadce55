import type { ComponentProps } from 'react';
import { Select } from '#kit/select/select.tsx';
import { formatMoney } from '#kit/value/format.ts';
import type { ShareClass } from '../classes/share-class.ts';

interface ClassSelectProps extends Omit<ComponentProps<typeof Select>, 'label' | 'options'> {
  readonly classes: readonly Pick<ShareClass, 'shareClassId' | 'className' | 'nominalValue' | 'currency'>[];
}

/** One of the classes of the register. */
export function ClassSelect({ classes, ...field }: ClassSelectProps) {
  return (
    <Select
      {...field}
      label="Class of shares"
      placeholder="Choose a class"
      width="m"
      options={classes.map(({ shareClassId, className, nominalValue, currency }) => ({
        value: shareClassId,
        label: `${className}, ${formatMoney(nominalValue, currency)} each`,
      }))}
    />
  );
}
