import type { CallName } from '@statbook/contract';

/** The calls by which pages show the share register: asked again once an entry was recorded. */
export const shareCalls = [
  'getShareEvents',
  'getShareEventDetails',
  'getShareEntryMoments',
  'getShareHistory',
  'getShareTransferGridDetails',
  'getShareClassDetailsForTransfer',
  'getShareClassDetails',
  'companyInformationReportShareClass',
  'getMultiShareHolderDetails',
  'addShareHolderInTransferShare',
  'getShareHolderOverviewDetails',
  'getSingleShareDetails',
  'getMultiShareDetails',
  'getShareRegister',
  'getShareLots',
  'getSharesHeld',
  'getCapTable',
  'shareCertificateDetails',
  'getOpeningBalance',
  'getOpeningReplacement',
  'getEarlierRegister',
  'getTieOut',
  'getControlProposals',
  'getConfirmationStatementFacts',
] as const satisfies readonly CallName[];
