import { importCompany as call } from '@statbook/contract/calls';
import { Secret } from '@statbook/domain/secret';
import type { Platform } from '../../composition.ts';
import { refuseConnectionType } from '../../pipeline/connection-type.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import { presentService } from '../../registry-snapshots/present-service.ts';
import { importCompany } from './import-company.ts';
import { readTypedNumber } from '../../pipeline/typed-number.ts';

/** Imports one company while the person waits. */
export const importCompanyHandler = (platform: Platform) =>
  handle(call, async ({ body, person, requestId, signal }) => {
    const wrong = refuseConnectionType(platform.config, body.connectionType);
    if (wrong !== undefined) return wrong;
    const number = readTypedNumber('companyNumber', body.companyNumber);
    if (number instanceof Refusal) return number;
    const { userId, scope } = person;
    const importer = { userId, scope, actor: `person:${userId}` as const, requestId };
    const code = body.authCode === undefined ? undefined : new Secret(body.authCode);
    const imported = await importCompany(
      platform,
      { number, code, importer, beginsNew: body.beginsNew },
      { signal },
    );
    if (imported instanceof Refusal) return imported;
    return {
      entity: [
        {
          companyId: imported.companyId,
          companyNumber: imported.number,
          companyName: imported.name,
          companyStatus: imported.status,
          service: presentService(imported.service),
          hasCompanyData: imported.hasCompanyData,
        },
      ],
    };
  });
