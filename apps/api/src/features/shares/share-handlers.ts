import type { Handler } from '../../pipeline/handler.ts';
import { getControlProposalsHandler, settleControlProposalHandler } from './control/control-proposals.ts';
import {
  deleteJsonSharesHandler,
  getAllotementShareDetailsByIdHandler,
  getMultiAllotementShareDetailsByIdHandler,
  getMultiShareDetailsHandler,
  getSingleShareDetailsHandler,
  saveAllotementShareDetailsHandler,
  saveMultiShareDetailsHandler,
} from './allotments.ts';
import { getCompanyShareholdersHandler } from './get-company-shareholders.ts';
import { getCurrenciesHandler } from './get-currencies.ts';
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
import type { DrawingNeeds } from './certificates/drawing-reply.ts';
import {
  companyInformationReportShareClassHandler,
  getShareClassDetailsForTransferHandler,
  getShareClassDetailsHandler,
  saveShareDetailsHandler,
} from './share-classes.ts';
import { planShareEventHandler, recordShareEventHandler } from './share-events.ts';
import {
  addShareHolderInTransferShareHandler,
  getMultiShareHolderDetailsHandler,
  getShareHolderOverviewDetailsHandler,
  saveMultiShareHolderHandler,
  saveShareHolderHandler,
} from './share-holders.ts';
import { getShareEventDetailsHandler, getShareEventsHandler } from './listed-events.ts';
import { getRefusedShareTransfersHandler, saveRefusedShareTransferHandler } from './refused-transfers.ts';
import {
  getCapTableHandler,
  getShareEntryMomentsHandler,
  getShareHistoryHandler,
  getShareRegisterHandler,
} from './share-register.ts';
import { getTieOutHandler } from './tie-out/get-tie-out.ts';
import {
  exportOpenCapFormatHandler,
  exportShareRegisterHandler,
  printShareRegisterHandler,
} from './export/share-exports.ts';
import type { Recorder } from './record-for-person.ts';
import { getShareLotsHandler } from './share-lots.ts';
import { getSharesHeldHandler } from './shares-held.ts';
import { getShareTransferGridDetailsHandler, saveShareTransferHandler } from './transfers.ts';

/** Every call about the shares of a company. */
export const shareHandlers = ({ clock, jobs, ...needs }: DrawingNeeds & Recorder): Handler[] => [
  getCompanyShareholdersHandler,
  getCurrenciesHandler,
  getOpeningBalanceHandler,
  getTieOutHandler(clock),
  getControlProposalsHandler,
  settleControlProposalHandler(clock),
  saveOpeningBalanceHandler({ clock, jobs }),
  getOpeningReplacementHandler(clock),
  getEarlierRegisterHandler(clock),
  saveHistoryLineHandler(clock),
  removeHistoryLineHandler(clock),
  replaceOpeningBalanceHandler({ clock, jobs }),
  saveShareDetailsHandler,
  getShareClassDetailsHandler,
  companyInformationReportShareClassHandler(clock),
  getShareClassDetailsForTransferHandler,
  saveShareHolderHandler(clock),
  saveMultiShareHolderHandler(clock),
  addShareHolderInTransferShareHandler,
  getMultiShareHolderDetailsHandler,
  getShareHolderOverviewDetailsHandler(clock),
  planShareEventHandler(clock),
  recordShareEventHandler({ clock, jobs }),
  getShareEventsHandler,
  getShareEventDetailsHandler,
  saveAllotementShareDetailsHandler({ clock, jobs }),
  saveMultiShareDetailsHandler({ clock, jobs }),
  getAllotementShareDetailsByIdHandler,
  getMultiAllotementShareDetailsByIdHandler,
  getSingleShareDetailsHandler,
  getMultiShareDetailsHandler,
  deleteJsonSharesHandler,
  saveShareTransferHandler({ clock, jobs }),
  getShareTransferGridDetailsHandler,
  saveRefusedShareTransferHandler(clock),
  getRefusedShareTransfersHandler,
  getShareRegisterHandler(clock),
  getShareLotsHandler(clock),
  getSharesHeldHandler(clock),
  getCapTableHandler(clock),
  getShareHistoryHandler(clock),
  getShareEntryMomentsHandler,
  ...certificateHandlers({ clock, ...needs }),
  exportShareRegisterHandler({ clock, ...needs }),
  exportOpenCapFormatHandler({ clock, ...needs }),
  printShareRegisterHandler({ clock, ...needs }),
];
