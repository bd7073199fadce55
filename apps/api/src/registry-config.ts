import type { FormId } from '@statbook/domain/filing';
import { Secret } from '@statbook/domain/secret';
import { z } from 'zod';
import { readGatewayForms } from './gateway-forms.ts';

/** What the environment decides about the way to the registry. */
export interface RegistryConfig {
  apiUrl: string;
  documentUrl: string;
  documentHosts: string[];
  gatewayUrl: string;
  apiKey: Secret;
  presenterId: Secret;
  presenterCode: Secret;
  packageReference: string;
  /** The forms that the registrar has approved for software; every other one is delivered as a document. */
  gatewayForms: ReadonlySet<FormId>;
  requestsPerWindow: number;
  /** How long the public services may take for one answer. */
  timeoutSeconds: number;
  /** To the XML gateway, by one presenter. */
  gatewayRequestsPerSecond: number;
  gatewayTimeoutSeconds: number;
  /** The registry's own sign-in, for filing by REST; without it nothing is filed that way. */
  signIn: { url: string; clientId: string; clientSecret: Secret } | undefined;
}

/** An address of another service, without a slash at its end. */
export const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''));
export const positive = z.coerce.number().int().positive();

/** The entries of a list with commas. */
export const list = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Their names in the environment. */
export const registryEnvironment = {
  REGISTRY_API_URL: url.optional(),
  REGISTRY_DOCUMENT_URL: url.optional(),
  REGISTRY_DOCUMENT_HOSTS: z.string().optional(),
  REGISTRY_GATEWAY_URL: url.optional(),
  REGISTRY_API_KEY: z.string().optional(),
  REGISTRY_REQUESTS_PER_WINDOW: positive.default(600),
  REGISTRY_TIMEOUT_SECONDS: positive.default(10),
  REGISTRY_GATEWAY_REQUESTS_PER_SECOND: positive.default(2),
  REGISTRY_GATEWAY_TIMEOUT_SECONDS: positive.default(60),
  REGISTRY_IDENTITY_URL: url.optional(),
  REGISTRY_CLIENT_ID: z.string().optional(),
  REGISTRY_CLIENT_SECRET: z.string().optional(),
  PRESENTER_ID: z.string().optional(),
  PRESENTER_CODE: z.string().optional(),
  PACKAGE_REFERENCE: z
    .string()
    .regex(/^\d{4}$/)
    .default('0012'),
  GATEWAY_FORMS: z.string().optional(),
};

type Environment = z.output<z.ZodObject<typeof registryEnvironment>> & { readonly MODE: string };

/** The setting `GATEWAY_FORMS`, and what is wrong with it. */
export const gatewayFormsOf = ({ MODE, GATEWAY_FORMS }: Pick<Environment, 'MODE' | 'GATEWAY_FORMS'>) =>
  readGatewayForms(GATEWAY_FORMS === undefined ? undefined : list(GATEWAY_FORMS), MODE === 'live');

/** The registry's settings; what is not named is the stand-in at `standIn`. */
export function toRegistry(env: Environment, standIn: string): RegistryConfig {
  const documentUrl = env.REGISTRY_DOCUMENT_URL ?? standIn;
  return {
    apiUrl: env.REGISTRY_API_URL ?? standIn,
    documentUrl,
    documentHosts: list(env.REGISTRY_DOCUMENT_HOSTS ?? new URL(documentUrl).host),
    gatewayUrl: env.REGISTRY_GATEWAY_URL ?? `${standIn}/v1-0/xmlgw/Gateway`,
    apiKey: new Secret(env.REGISTRY_API_KEY ?? 'demo-registry-key'),
    presenterId: new Secret(env.PRESENTER_ID ?? '66666600001'),
    presenterCode: new Secret(env.PRESENTER_CODE ?? 'DEMOPRES001'),
    packageReference: env.PACKAGE_REFERENCE,
    gatewayForms: gatewayFormsOf(env).forms,
    requestsPerWindow: env.REGISTRY_REQUESTS_PER_WINDOW,
    timeoutSeconds: env.REGISTRY_TIMEOUT_SECONDS,
    gatewayRequestsPerSecond: env.REGISTRY_GATEWAY_REQUESTS_PER_SECOND,
    gatewayTimeoutSeconds: env.REGISTRY_GATEWAY_TIMEOUT_SECONDS,
    signIn: toSignIn(env, standIn),
  };
}

function toSignIn(env: Environment, standIn: string): RegistryConfig['signIn'] {
  const isNamed = env.REGISTRY_CLIENT_ID !== undefined && env.REGISTRY_CLIENT_SECRET !== undefined;
  if (env.MODE !== 'demo' && !(isNamed && env.REGISTRY_IDENTITY_URL !== undefined)) return undefined;
  return {
    url: env.REGISTRY_IDENTITY_URL ?? env.REGISTRY_API_URL ?? standIn,
    clientId: env.REGISTRY_CLIENT_ID ?? 'demo-registry-client',
    clientSecret: new Secret(env.REGISTRY_CLIENT_SECRET ?? 'demo-registry-client-secret'),
  };
}

/** The sign-in at the registry is named as a whole or not at all. */
export function findHalfSignIn(env: Environment): string[] {
  const names = ['REGISTRY_IDENTITY_URL', 'REGISTRY_CLIENT_ID', 'REGISTRY_CLIENT_SECRET'] as const;
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return [];
  return missing.map((name) => `${name}: required beside the other names of the sign-in at the registry`);
}
