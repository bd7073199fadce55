import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@statbook/contract';
import type { saveShareDetails, saveShareHolder } from '@statbook/contract/calls';
import {
  amount,
  type ClassTerms,
  companyNumber,
  type HolderMember,
  type MemberEntered,
  personId,
} from '@statbook/domain';

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

type MemberGiven = BodyOf<typeof saveShareHolder>['Members'][number];

/** Somebody who is entered as a holder, and who of the register that is where it was said. */
export function toMemberEntered(member: MemberGiven): MemberEntered {
  return {
    ...(member.PersonId !== undefined && { personId: personId(member.PersonId) }),
    isAnotherPerson: member.IsAnotherPerson,
    ...toNamed(member),
  };
}

/** Somebody who holds shares; a new person without an id. */
export function toMember(member: MemberGiven): HolderMember {
  return { personId: personId(member.PersonId ?? randomUUID()), ...toNamed(member) };
}

function toNamed(member: MemberGiven): Omit<HolderMember, 'personId'> {
  if (member.Kind === 'person')
    return { name: { kind: 'person', surname: member.Surname, forename: member.Forename } };
  const { Name: name, CompanyNumber: number } = member;
  return {
    name: { kind: 'whole', name },
    ...(number !== undefined && { registeredNumber: companyNumber(number) }),
  };
}
