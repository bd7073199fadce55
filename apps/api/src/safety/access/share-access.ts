import type { AccessRow } from './people-access.ts';

/** Who may make the calls by which the share register is entered. */
export const shareAccess: readonly AccessRow[] = [
  {
    who: ['editCompany'],
    calls: [
      'saveShareDetails',
      'saveShareHolder',
      'saveMultiShareHolder',
      'planShareEvent',
      'recordShareEvent',
      'saveOpeningBalance',
      'saveHistoryLine',
      'removeHistoryLine',
      'replaceOpeningBalance',
      'settleControlProposal',
      'dismissUnregisteredPsc',
      'settleShareDuty',
      'saveAllotementShareDetails',
      'saveMultiShareDetails',
      'deleteJsonShares',
      'saveShareTransfer',
      'saveRefusedShareTransfer',
      'duplicateShareCertificate',
      'replaceShareCertificate',
      'splitShareCertificate',
      'mergeShareCertificates',
      'deliverShareCertificates',
      'saveShareCertificateTemplate',
      'previewShareCertificate',
    ],
  },
];
