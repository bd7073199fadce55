import { printOfficers } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { type PrintDependencies, printRegister } from '../../registry-snapshots/printing/print-register.ts';
import { readOfficers } from './get-company-officers.ts';

/** The register of officers as document. */
export const printOfficersHandler = (needs: PrintDependencies) =>
  handle(printOfficers, (context) =>
    printRegister(needs, context, {
      kind: 'register-of-officers',
      read: readOfficers,
      draw: (pdfRenderer, { officers }, reading) =>
        pdfRenderer.render('drawRegisterOfOfficers', { ...reading, officers }),
    }),
  );
