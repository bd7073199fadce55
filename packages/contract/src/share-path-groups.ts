// Written by write-paths.ts from the calls. Do not edit.

/** The calls of each method and group, by name; `name=Segment` where the last part of the path does not follow from the name. */
export const sharePathGroups = {
  'DELETE /api/Shares/':
    'deleteJsonShares',
  'GET /api/CompanyInformation/':
    'companyInformationReportShareClass getCompanyShareholders',
  'GET /api/Shares/':
    'addShareHolderInTransferShare exportOpenCapFormat exportShareRegister getAllotementShareDetailsById=GetAllotementShareDetailsbyId getCapTable getControlProposals getCurrencies getMultiAllotementShareDetailsById=GetMultiAllotementShareDetailsbyId getMultiShareDetails getMultiShareHolderDetails getOpeningBalance getRefusedShareTransfers getShareCertificateTemplate getShareClassDetails getShareClassDetailsForTransfer getShareEntryMoments getShareEventDetails getShareEvents getShareHistory getShareHolderOverviewDetails getShareRegister getShareTransferGridDetails getSingleShareDetails getTieOut printShareRegister shareCertificateDetails',
  'POST /api/Shares/':
    'deliverShareCertificates duplicateShareCertificate getStockTransferForm mergeShareCertificates planShareEvent previewShareCertificate printCertificateRegister printShareCertificates recordShareEvent replaceShareCertificate saveAllotementShareDetails saveMultiShareDetails saveMultiShareHolder saveOpeningBalance saveRefusedShareTransfer saveShareCertificateTemplate saveShareDetails saveShareHolder saveShareTransfer settleControlProposal splitShareCertificate',
} as const;
