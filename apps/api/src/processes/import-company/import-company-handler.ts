import { importCompany as call } from '@statbook/contract/calls';
import { Secret } from '@statbook/domain';
import type { Platform } from '../../composition.ts';
import { refuseConnectionType } from '../../pipeline/connection-type.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import { presentService } from '../../readings/present-service.ts';
import { importCompany } from './import-company.ts';
import { readTypedNumber } from '../../pipeline/typed-number.ts';

/** Imports one company while the person waits. */
export const importCompanyHandler = (platform: Platform) =>
  handle(call, async ({ body, person, requestId, signal }) => {
    const wrong = refuseConnectionType(platform.config, body.ConnectionType);
    if (wrong !== undefined) return wrong;
    const number = readTypedNumber('companyRegNo', body.companyRegNo);
    if (number instanceof Refusal) return number;
    const { userId, scope } = person;
    const importer = { userId, scope, actor: `person:${userId}` as const, requestId };
    const code = body.AuthCode === undefined ? undefined : new Secret(body.AuthCode);
    const imported = await importCompany(platform, { number, code, importer }, { signal });
    if (imported instanceof Refusal) return imported;
    return {
      Entity: [
        {
          CompanyId: imported.companyId,
          CompanyNumber: imported.number,
          CompanyName: imported.name,
          CompanyStatus: imported.status,
          Service: presentService(imported.service),
          HasCompanyData: imported.hasCompanyData,
        },
      ],
    };
  });
