import { dismissUnregisteredPscHandler } from './reconciliation/dismiss-unregistered-psc.ts';
import { getControlProposalsHandler, settleControlProposalHandler } from './control/control-proposals.ts';
import {
  deleteJsonSharesHandler,
  getAllotementShareDetailsByIdHandler,
  getMultiAllotementShareDetailsByIdHandler,
  getMultiShareDetailsHandler,
  getSingleShareDetailsHandler,
  saveAllotementShareDetailsHandler,
  saveMultiShareDetailsHandler,
} from './allotments/allotments.ts';
import { getCompanyShareholdersHandler } from './holders/get-company-shareholders.ts';
import { getCurrenciesHandler } from './classes/get-currencies.ts';
import { getOpeningBalanceHandler } from './opening/get-opening-balance.ts';
import {
  getEarlierRegisterHandler,
  getOpeningReplacementHandler,
  removeHistoryLineHandler,
  replaceOpeningBalanceHandler,
  saveHistoryLineHandler,
} from './opening/opening-replacement.ts';
import { saveOpeningBalanceHandler } from './opening/save-opening-balance.ts';
import { certificateHandlers } from './certificates/certificate-handlers.ts';
import type { PdfDependencies } from './certificates/drawing-reply.ts';
import {
  companyInformationReportShareClassHandler,
  getShareClassDetailsForTransferHandler,
  getShareClassDetailsHandler,
  saveShareDetailsHandler,
} from './classes/share-classes.ts';
import { planShareEventHandler, recordShareEventHandler } from './events/share-events.ts';
import {
  addShareHolderInTransferShareHandler,
  getMultiShareHolderDetailsHandler,
  getShareHolderOverviewDetailsHandler,
  saveMultiShareHolderHandler,
  saveShareHolderHandler,
} from './holders/share-holders.ts';
import { getShareEventDetailsHandler, getShareEventsHandler } from './events/listed-events.ts';
import {
  getRefusedShareTransfersHandler,
  saveRefusedShareTransferHandler,
} from './transfers/refused-transfers.ts';
import {
  getCapTableHandler,
  getShareEntryMomentsHandler,
  getShareHistoryHandler,
  getShareRegisterHandler,
} from './register/share-register.ts';
import type { PreparingDependencies } from '../../filings/approval/prepare-draft.ts';
import { getTieOutHandler } from './reconciliation/get-reconciliation.ts';
import {
  exportOpenCapFormatHandler,
  exportShareRegisterHandler,
  printShareRegisterHandler,
} from './export/share-exports.ts';
import { settleShareDutyHandler } from './duties/settle-share-duty.ts';
import type { Recorder } from './events/post-for-person.ts';
import { getShareLotsHandler } from './lots/share-lots.ts';
import { getSharesHeldHandler } from './holders/shares-held.ts';
import { getShareTransferGridDetailsHandler, saveShareTransferHandler } from './transfers/transfers.ts';

/** Every call about the shares of a company. */
export const shareHandlers = (
  { clock, jobs, ...needs }: PdfDependencies & Recorder,
  preparing: PreparingDependencies,
) => ({
  getCompanyShareholders: getCompanyShareholdersHandler,
  getCurrencies: getCurrenciesHandler,
  getOpeningBalance: getOpeningBalanceHandler,
  getTieOut: getTieOutHandler(preparing),
  getControlProposals: getControlProposalsHandler(preparing),
  settleControlProposal: settleControlProposalHandler(preparing),
  dismissUnregisteredPsc: dismissUnregisteredPscHandler(clock),
  settleShareDuty: settleShareDutyHandler(clock),
  saveOpeningBalance: saveOpeningBalanceHandler({ clock, jobs }),
  getOpeningReplacement: getOpeningReplacementHandler(clock),
  getEarlierRegister: getEarlierRegisterHandler(clock),
  saveHistoryLine: saveHistoryLineHandler(clock),
  removeHistoryLine: removeHistoryLineHandler(clock),
  replaceOpeningBalance: replaceOpeningBalanceHandler({ clock, jobs }),
  saveShareDetails: saveShareDetailsHandler,
  getShareClassDetails: getShareClassDetailsHandler,
  companyInformationReportShareClass: companyInformationReportShareClassHandler(clock),
  getShareClassDetailsForTransfer: getShareClassDetailsForTransferHandler,
  saveShareHolder: saveShareHolderHandler(clock),
  saveMultiShareHolder: saveMultiShareHolderHandler(clock),
  addShareHolderInTransferShare: addShareHolderInTransferShareHandler,
  getMultiShareHolderDetails: getMultiShareHolderDetailsHandler,
  getShareHolderOverviewDetails: getShareHolderOverviewDetailsHandler(clock),
  planShareEvent: planShareEventHandler(clock),
  recordShareEvent: recordShareEventHandler({ clock, jobs }),
  getShareEvents: getShareEventsHandler,
  getShareEventDetails: getShareEventDetailsHandler(preparing),
  saveAllotementShareDetails: saveAllotementShareDetailsHandler({ clock, jobs }),
  saveMultiShareDetails: saveMultiShareDetailsHandler({ clock, jobs }),
  getAllotementShareDetailsById: getAllotementShareDetailsByIdHandler,
  getMultiAllotementShareDetailsById: getMultiAllotementShareDetailsByIdHandler,
  getSingleShareDetails: getSingleShareDetailsHandler,
  getMultiShareDetails: getMultiShareDetailsHandler,
  deleteJsonShares: deleteJsonSharesHandler,
  saveShareTransfer: saveShareTransferHandler({ clock, jobs }),
  getShareTransferGridDetails: getShareTransferGridDetailsHandler,
  saveRefusedShareTransfer: saveRefusedShareTransferHandler(clock),
  getRefusedShareTransfers: getRefusedShareTransfersHandler,
  getShareRegister: getShareRegisterHandler(clock),
  getShareLots: getShareLotsHandler(clock),
  getSharesHeld: getSharesHeldHandler(clock),
  getCapTable: getCapTableHandler(clock),
  getShareHistory: getShareHistoryHandler(clock),
  getShareEntryMoments: getShareEntryMomentsHandler,
  ...certificateHandlers({ clock, ...needs }),
  exportShareRegister: exportShareRegisterHandler({ clock, ...needs }),
  exportOpenCapFormat: exportOpenCapFormatHandler({ clock, ...needs }),
  printShareRegister: printShareRegisterHandler({ clock, ...needs }),
});
