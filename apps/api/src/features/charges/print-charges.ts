import { printCharges } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { type PrintDependencies, printRegister } from '../../registry-snapshots/printing/print-register.ts';
import { readCharges } from './get-company-charges.ts';

/** The register of charges as document. */
export const printChargesHandler = (needs: PrintDependencies) =>
  handle(printCharges, (context) =>
    printRegister(needs, context, {
      kind: 'register-of-charges',
      read: readCharges,
      draw: (pdfRenderer, { charges }, reading) =>
        pdfRenderer.render('drawRegisterOfCharges', { ...reading, charges }),
    }),
  );
