import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@statbook/contract';
import type { saveShareDetails, saveShareHolder } from '@statbook/contract/calls';
import { amount, type ClassTerms, companyNumber, type HolderMember, personId } from '@statbook/domain';

type TermsGiven = Pick<
  BodyOf<typeof saveShareDetails>,
  'ClassName' | 'Currency' | 'NominalValue' | 'Particulars' | 'VotesPerShare' | 'IsRedeemable' | 'IsNumbered'
>;

/** The terms of a class as a person gives them. */
export function termsGiven(given: TermsGiven): ClassTerms {
  return {
    name: given.ClassName,
    currency: given.Currency,
    nominalEach: amount(given.NominalValue),
    particulars: given.Particulars,
    votesPerShare: BigInt(given.VotesPerShare),
    isRedeemable: given.IsRedeemable,
    isNumbered: given.IsNumbered,
  };
}

/** Somebody who holds shares; a new person without an id. */
export function toMember(member: BodyOf<typeof saveShareHolder>['Members'][number]): HolderMember {
  const id = personId(member.PersonId ?? randomUUID());
  return member.Kind === 'person'
    ? { personId: id, name: { kind: 'person', surname: member.Surname, forename: member.Forename } }
    : {
        personId: id,
        name: { kind: 'whole', name: member.Name },
        ...(member.CompanyNumber !== undefined && { registeredNumber: companyNumber(member.CompanyNumber) }),
      };
}
