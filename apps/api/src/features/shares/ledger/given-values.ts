import type { BodyOf } from '@statbook/contract';
import type { saveShareDetails, saveShareHolder } from '@statbook/contract/calls';
import { companyNumber } from '@statbook/domain/companies';
import { amount } from '@statbook/domain/money';
import {
  type ClassTerms,
  type HolderMember,
  type MemberEntered,
  personId,
} from '@statbook/domain/share-capital';

type TermsGiven = Pick<
  BodyOf<typeof saveShareDetails>,
  'className' | 'currency' | 'nominalValue' | 'particulars' | 'votesPerShare' | 'isRedeemable' | 'isNumbered'
>;

/** The terms of a class as a person gives them. */
export function termsGiven(given: TermsGiven): ClassTerms {
  return {
    name: given.className,
    currency: given.currency,
    nominalEach: amount(given.nominalValue),
    particulars: given.particulars,
    votesPerShare: BigInt(given.votesPerShare),
    isRedeemable: given.isRedeemable,
    isNumbered: given.isNumbered,
  };
}

type MemberGiven = BodyOf<typeof saveShareHolder>['members'][number];

/** Somebody who is entered as a holder, and who of the register that is where it was said. */
export function toMemberEntered(member: MemberGiven): MemberEntered {
  return {
    ...(member.personId !== undefined && { personId: personId(member.personId) }),
    isAnotherPerson: member.isAnotherPerson,
    ...toNamed(member),
  };
}

function toNamed(member: MemberGiven): Omit<HolderMember, 'personId'> {
  if (member.kind === 'person')
    return { name: { kind: 'person', surname: member.surname, forename: member.forename } };
  const { name, companyNumber: number } = member;
  return {
    name: { kind: 'whole', name },
    ...(number !== undefined && { registeredNumber: companyNumber(number) }),
  };
}
