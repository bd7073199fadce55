import type { CompanyService } from '@statbook/domain';

/** How far a company can be served, as our calls give it. */
export function presentService(service: CompanyService) {
  return { Level: service.level, Message: service.level === 'full' ? null : service.message };
}
