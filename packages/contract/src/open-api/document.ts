/** A JSON Schema, as the schema library writes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** The parts of an OpenAPI 3.1 document that ours uses. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  security: Record<string, string[]>[];
  paths: Record<string, Partial<Record<HttpMethod, Operation>>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
}

export type HttpMethod = 'get' | 'post' | 'delete';

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  /** Empty for a call that needs no token; absent for every other. */
  security?: [];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

export interface Parameter {
  name: string;
  in: 'query';
  required: boolean;
  schema: JsonSchema;
}

export type Content = Record<string, { schema: JsonSchema }>;
