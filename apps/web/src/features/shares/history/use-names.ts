import { useMemo } from 'react';
import { useCall } from '#api/queries.ts';
import { useHolders } from '../holders/use-holders.ts';
import type { Names } from './request-words.ts';

const noClasses: never[] = [];

/** Holders and classes of a register by their ids, to name them and to choose from. */
export function useNames(companyId: string) {
  const { holders } = useHolders(companyId);
  const query = useCall('getShareClassDetails', { query: { CompanyId: companyId } });
  const classes = query.data?.Entity ?? noClasses;
  return useMemo(() => {
    const holderOptions = holders.map(({ HolderId, Name }) => ({ value: HolderId, label: Name }));
    const classOptions = classes.map(({ ShareClassId, ClassName }) => ({
      value: ShareClassId,
      label: ClassName,
    }));
    const labels = new Map([...holderOptions, ...classOptions].map(({ value, label }) => [value, label]));
    const currencies = new Map(classes.map(({ ShareClassId, Currency }) => [ShareClassId, Currency]));
    const names: Names = { nameOf: (id) => labels.get(id), currencyOf: (id) => currencies.get(id) };
    return { holderOptions, classOptions, names };
  }, [holders, classes]);
}

export type ChoosableNames = ReturnType<typeof useNames>;
