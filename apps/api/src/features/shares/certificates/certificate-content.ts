import type { CertificateContent, PaidUp } from '@statbook/documents';
import {
  amountEach,
  type Certificate,
  doRangesOverlap,
  isFullyPaid,
  nameOfHolder,
  paidOn,
  type PositionLine,
  type SharePosition,
} from '@statbook/domain';

/** Live certificates as they are printed, in the order given. */
export function contentsOf(
  certificates: readonly Certificate[],
  position: SharePosition,
): CertificateContent[] {
  const holders = new Map(position.holders.map((holder) => [holder.id, holder]));
  const lines = Map.groupBy(position.lines, ({ account, lot }) =>
    account.kind === 'holder' ? `${account.holderId}|${lot.classId}` : account.kind,
  );
  return certificates.map((certificate) => {
    const { holderId, classId, number, shares, numbers, issuedOn, origin, replaces } = certificate;
    const shareClass = position.classes.find(({ id }) => id === classId);
    if (!shareClass) throw new Error(`Certificate ${number} is of no class of the company.`);
    const { name, currency, nominalEach } = shareClass.terms;
    return {
      number,
      holderName: nameOfHolder(position.holders, holderId),
      address: holders.get(holderId)?.address,
      className: name,
      currency,
      nominalEach,
      shares,
      numbers,
      paidUp: paidUpOf(certificate, lines.get(`${holderId}|${classId}`) ?? []),
      issuedOn,
      duplicateOf: origin === 'duplicate' ? replaces[0] : undefined,
    };
  });
}

/**
 * What a certificate says is paid. It belongs to the shares that bear its numbers; without numbers it can be any of the
 * holder's, so that it says an amount only where that is the same for all.
 */
function paidUpOf({ numbers }: Certificate, lines: readonly PositionLine[]): PaidUp {
  const own = lines.filter(({ lot }) => {
    const { numbers: range } = lot;
    return !range || numbers.length === 0 || numbers.some((each) => doRangesOverlap(each, range));
  });
  const [first] = own;
  if (!first) return { kind: 'see-register' };
  if (own.every(({ lot }) => isFullyPaid(lot) === true)) return { kind: 'fully' };
  const amounts = own.map(({ lot }) => {
    const paid = paidOn(lot);
    return paid && amountEach(paid);
  });
  const [paidEach] = amounts;
  const isSame = paidEach !== undefined && amounts.every((amount) => amount === paidEach);
  return isSame ? { kind: 'partly', paidEach } : { kind: 'see-register' };
}
