import type { CompanyService } from '@statbook/domain/companies';

/** How far a company can be served, as our calls give it. */
export function presentService(service: CompanyService) {
  return { level: service.level, message: service.level === 'full' ? null : service.message };
}
