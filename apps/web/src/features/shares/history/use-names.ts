import { useMemo } from 'react';
import { useCall } from '#api/queries.ts';
import { useHolders } from '../holders/use-holders.ts';
import type { Names } from '../events/kinds/summary.ts';

const noClasses: never[] = [];

/** Holders and classes of a register by their ids, to name them and to choose from. */
export function useNames(companyId: string) {
  const { holders } = useHolders(companyId);
  const query = useCall('getShareClassDetails', { query: { companyId } });
  const classes = query.data?.entity ?? noClasses;
  return useMemo(() => {
    const holderOptions = holders.map(({ holderId, name }) => ({ value: holderId, label: name }));
    const classOptions = classes.map(({ shareClassId, className }) => ({
      value: shareClassId,
      label: className,
    }));
    const labels = new Map([...holderOptions, ...classOptions].map(({ value, label }) => [value, label]));
    const currencies = new Map(classes.map(({ shareClassId, currency }) => [shareClassId, currency]));
    const names: Names = { nameOf: (id) => labels.get(id), currencyOf: (id) => currencies.get(id) };
    return { holderOptions, classOptions, names };
  }, [holders, classes]);
}

export type ChoosableNames = ReturnType<typeof useNames>;
