import type { Handler } from '../../pipeline/handler.ts';
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
import { getShareTransferGridDetailsHandler, saveShareTransferHandler } from './transfers.ts';

/** Every call about the shares of a company. */
export const shareHandlers = ({ clock, ...needs }: DrawingNeeds): Handler[] => [
  getCompanyShareholdersHandler,
  getCurrenciesHandler,
  getOpeningBalanceHandler,
  getTieOutHandler(clock),
  saveOpeningBalanceHandler(clock),
  saveShareDetailsHandler,
  getShareClassDetailsHandler,
  companyInformationReportShareClassHandler,
  getShareClassDetailsForTransferHandler,
  saveShareHolderHandler,
  saveMultiShareHolderHandler,
  addShareHolderInTransferShareHandler,
  getMultiShareHolderDetailsHandler,
  getShareHolderOverviewDetailsHandler(clock),
  planShareEventHandler(clock),
  recordShareEventHandler(clock),
  getShareEventsHandler,
  getShareEventDetailsHandler,
  saveAllotementShareDetailsHandler(clock),
  saveMultiShareDetailsHandler(clock),
  getAllotementShareDetailsByIdHandler,
  getMultiAllotementShareDetailsByIdHandler,
  getSingleShareDetailsHandler,
  getMultiShareDetailsHandler,
  deleteJsonSharesHandler,
  saveShareTransferHandler(clock),
  getShareTransferGridDetailsHandler,
  saveRefusedShareTransferHandler(clock),
  getRefusedShareTransfersHandler,
  getShareRegisterHandler(clock),
  getCapTableHandler(clock),
  getShareHistoryHandler(clock),
  getShareEntryMomentsHandler,
  ...certificateHandlers({ clock, ...needs }),
  exportShareRegisterHandler({ clock, ...needs }),
  exportOpenCapFormatHandler({ clock, ...needs }),
  printShareRegisterHandler({ clock, ...needs }),
];
