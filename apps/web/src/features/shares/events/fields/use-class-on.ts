import { isCivilDate } from '@statbook/domain';
import { useWatch } from 'react-hook-form';
import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import type { HeldShares, IssuedShares, RegisterFacts, ShareClass } from '../register-facts.ts';
import type { FieldsProps } from './fields-props.ts';

type Register = CallReply<'getEarlierRegister'>['Entity'][number] &
  Partial<CallReply<'getSharesHeld'>['Entity'][number]>;

/** Who held shares at the end of the day of the event, the corrected entry left out; of today while no day is entered. */
function useRegisterOn(
  { companyId, today, corrects, isEarlierHistory = false }: RegisterFacts,
  on: string,
): Register | undefined {
  const isPast = isCivilDate(on) && on <= today;
  const query = { CompanyId: companyId, AsAt: isPast ? on : today };
  const keep = <Data>(before: Data | undefined) => before;
  const books = useCall(
    'getSharesHeld',
    { query: { ...query, ...(corrects !== undefined && { Without: corrects }) } },
    { enabled: !isEarlierHistory, placeholderData: keep },
  );
  const earlier = useCall(
    'getEarlierRegister',
    { query },
    { enabled: isEarlierHistory, placeholderData: keep },
  );
  return (isEarlierHistory ? earlier : books).data?.Entity[0];
}

/** The facts with the classes as they were on the day that the form says. */
export function useFactsOn({ form, facts }: FieldsProps): RegisterFacts {
  const on = useWatch({ control: form.control, name: 'On' });
  const register = useRegisterOn(facts, on);
  return { ...facts, classes: register?.Classes ?? facts.classes };
}

/** A class on the day that the form says: who held how much, and what was in issue. */
export function useClassOn({ form, facts }: FieldsProps, classId: string) {
  const on = useWatch({ control: form.control, name: 'On' });
  const register = useRegisterOn(facts, on);
  const shareClass = facts.classes.find(({ ShareClassId }) => ShareClassId === classId);
  return { shareClass, held: heldOf(register, classId), issued: issuedOf(register, shareClass) };
}

/** Everybody who held shares of any class on the day that the form says. */
export function useMembersOn({ form, facts }: FieldsProps) {
  const on = useWatch({ control: form.control, name: 'On' });
  return (useRegisterOn(facts, on)?.Members ?? []).filter(({ Holdings }) => Holdings.length > 0);
}

/** The class may have had another name then; holdings know it. */
function issuedOf(
  register: Register | undefined,
  shareClass: ShareClass | undefined,
): IssuedShares | undefined {
  if (register === undefined || shareClass === undefined) return undefined;
  const holding = register.Members.flatMap(({ Holdings }) => Holdings).find(
    ({ ShareClassId }) => ShareClassId === shareClass.ShareClassId,
  );
  const name = holding?.ClassName ?? shareClass.ClassName;
  for (const { Currency, Classes } of register.Capital.Currencies) {
    const found = Classes.find(({ ClassName }) => ClassName === name);
    if (found?.NominalEach !== undefined)
      return { shares: found.NumberOfShares, nominalEach: found.NominalEach, currency: Currency };
  }
  return undefined;
}

/** The holdings of a class in a register, by name. */
function heldOf(register: Register | undefined, classId: string): readonly HeldShares[] {
  return (register?.Members ?? []).flatMap(({ HolderId, HolderName, Holdings }) =>
    Holdings.filter(({ ShareClassId }) => ShareClassId === classId).map(({ Shares, Numbers }) => ({
      holderId: HolderId,
      name: HolderName,
      shares: Shares,
      numbers: Numbers,
    })),
  );
}
