import type { ComponentProps } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { Select } from '#kit/form/select.tsx';
import { formatMoney } from '#kit/value/format.ts';

type ShareClass = CallReply<'getShareClassDetails'>['Entity'][number];

const none: readonly ShareClass[] = [];

/** The classes of a register; none until they are known. */
export function useClasses(companyId: string): readonly ShareClass[] {
  return useCall('getShareClassDetails', { query: { CompanyId: companyId } }).data?.Entity ?? none;
}

interface ClassSelectProps extends Omit<ComponentProps<typeof Select>, 'label' | 'options'> {
  readonly classes: readonly ShareClass[];
}

/** One of the classes of the register. */
export function ClassSelect({ classes, ...field }: ClassSelectProps) {
  return (
    <Select
      {...field}
      label="Class of shares"
      placeholder="Choose a class"
      width="m"
      options={classes.map(({ ShareClassId, ClassName, NominalValue, Currency }) => ({
        value: ShareClassId,
        label: `${ClassName}, ${formatMoney(NominalValue, Currency)}`,
      }))}
    />
  );
}
