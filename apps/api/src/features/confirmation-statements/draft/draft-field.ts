import { NAMES_IN_BOOKS } from '@statbook/domain/filing/forms';
import { withDots } from '../../../filings/draft/unprepared.ts';

/** What members of the message are called in the draft, where the names differ. */
const draftNames: Readonly<Record<string, string>> = {
  reviewDate: 'madeUpTo',
  sicCodes: 'sicCodes.codes',
  statementOfCapital: 'statementOfCapital.capital.currencies',
  ...NAMES_IN_BOOKS,
  shareholdings: 'shareholdings.holdings',
  shareholders: 'holders',
  amalgamatedName: 'name',
  date: 'transferredOn',
  premise: 'premises',
  street: 'line1',
  thoroughfare: 'line2',
  postTown: 'town',
  registeredEmailAddress: 'registeredEmail.address',
  acceptLawfulPurposeStatement: 'statements.lawfulPurpose',
  stateConfirmation: 'statements.informationDelivered',
};

/** The field of the draft that a member of the message comes from: `sicCodes[2]` is `sicCodes.codes.2`. */
export function toDraftField(field: string, directorIds: readonly string[]): string {
  const director = /^verification\.directors\[(\d+)\]\.(.*)$/.exec(field);
  if (director) return `identity.${directorIds[Number(director[1])] ?? ''}.${director[2]}`;
  if (field.startsWith('verification')) return 'identity';
  return withDots(field)
    .split('.')
    .map((part) => draftNames[part] ?? part)
    .join('.');
}
