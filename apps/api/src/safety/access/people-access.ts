import type { AccessFlag, CallName } from '@statbook/contract';

/** A row of a part of the access table. */
export interface AccessRow {
  readonly who: 'public' | readonly AccessFlag[];
  readonly calls: readonly CallName[];
}

/** Who may make the calls about one person across companies, their codes and their identity statements. */
export const peopleAccess: readonly AccessRow[] = [
  // Whoever has the link of an invitation to give a personal code.
  { who: 'public', calls: ['getCodeByLink', 'giveCodeByLink'] },
  {
    who: ['viewCompany'],
    calls: [
      'getPeople',
      'findPeople',
      'getPerson',
      'getPersonAppointments',
      'getPersonDocuments',
      'getPersonChange',
      'getPersonOfFiling',
      'getCodeHolders',
      'getCodeInvitation',
      'getVerificationBoard',
      'getFilingsAwaitingCodes',
    ],
  },
  {
    who: ['editCompany'],
    calls: [
      'decidePersonMatch',
      'endPersonRole',
      'showPersonSecrets',
      'protectPerson',
      'endPersonProtection',
      'planPersonChange',
      'beginPersonChange',
      'cancelPersonChange',
      'keepPersonalCodes',
      'endPersonalCode',
      'showPersonalCode',
      'inviteForCodes',
      'withdrawCodeInvitation',
      'prepareVerificationStatements',
    ],
  },
  { who: ['viewSettings'], calls: ['getIdentityReminders'] },
  { who: ['editSettings'], calls: ['saveIdentityReminders'] },
];
