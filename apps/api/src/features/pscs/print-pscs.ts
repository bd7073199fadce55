import { printPscs } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { type PrintDependencies, printRegister } from '../../registry-snapshots/printing/print-register.ts';
import { readPscs } from './get-company-pscs.ts';

/** The register of people with significant control as document. */
export const printPscsHandler = (needs: PrintDependencies) =>
  handle(printPscs, (context) =>
    printRegister(needs, context, {
      kind: 'register-of-pscs',
      read: readPscs,
      draw: (pdfRenderer, { pscs, statements, exemptions }, reading) =>
        pdfRenderer.render('drawRegisterOfPscs', { ...reading, pscs, statements, exemptions }),
    }),
  );
