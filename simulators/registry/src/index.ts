export { formClasses } from './gateway/forms/form-classes.ts';
export type { RateLimit } from './access/rate-limit.ts';
export type { OauthClient } from './oauth/oauth.ts';
export type * from './register/company.ts';
export type { CompanyRegister } from './register/company-register.ts';
export { demoApiKey, type RegistryOptions, type RunningRegistry, startRegistry } from './registry.ts';
