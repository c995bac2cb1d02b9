import type { Call } from '@foyer/contract'
import { callDocs } from '@foyer/contract/openapi/docstrings.generated'
import { requestExamples, responseExamples } from '@foyer/contract/openapi/examples'
import { needsApp } from '../http/authenticate-caller.ts'
import { problemResponses } from './problems.ts'
import type { Schema } from './schemas.ts'

type Json = Record<string, unknown>

/** The source of an operation: a call with its name and schemas. */
export type Described = {
  name: string
  call: Call
  input: Schema
  output: Schema
  named: Record<string, Schema>
}

/** Parameters that many operations share, for `components.parameters`. */
export const sharedParameters: Json = {
  AppSlug: {
    name: 'X-App-Slug',
    in: 'header',
    description:
      'The app to speak to, on a host that belongs to no app. On the app’s own host it may be left out.',
    schema: { type: 'string' },
    example: 'kiln',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes a repeated write count once: the same key with the same request gets the stored response, with `Idempotency-Replayed: true`.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
    example: '6f1d8a52-0c52-4b0b-9d8e-2f0f6f6b7a10',
  },
}

/** One operation of the document. */
export function operationOf(described: Described): Json {
  const { name, call } = described
  const description = [callDocs[name]?.text, audienceOf(call), rateOf(call)].filter(Boolean).join('\n\n')
  const body = bodyOf(described)
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: call.summary,
    description,
    security: securityOf(call),
    'x-auth': call.auth,
    ...(isTeam(call) ? { 'x-role': call.role ?? 'admin' } : {}),
    parameters: parametersOf(described),
    ...(body ? { requestBody: body } : {}),
    responses: { ...successOf(described), ...problemResponses(call, problemName(name)) },
  }
}

/** The component that is the problem of a call, `CreateIntentProblem`; with the feature, which names of calls share. */
export function problemName(call_name: string): string {
  const [feature = '', name = ''] = call_name.split('.')
  const pascal = (text: string) =>
    text.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase())
  return `${pascal(feature)}${pascal(name)}Problem`
}

function isTeam({ auth }: Call): boolean {
  return auth === 'team' || auth === 'account'
}

const audiences: Readonly<Record<Call['auth'], string>> = {
  public: 'Anyone may call it; with a token of the app the response is that viewer’s.',
  user: 'Needs a signed-in user of the app.',
  member: 'Needs a member of the app.',
  account: 'Needs a team member.',
  team: 'Needs a team member of the app’s account.',
  beacon: 'Anyone may call it; it only counts for statistics.',
  webhook: 'Called by a provider, which signs the raw body.',
}

function audienceOf(call: Call): string {
  const role = (call.role ?? 'admin').replace('_', ' ')
  return isTeam(call)
    ? `${audiences[call.auth].slice(0, -1)} with the role ${role} or above.`
    : audiences[call.auth]
}

function rateOf({ rate }: Call): string | null {
  return rate ? `At most ${rate.limit} requests in ${rate.seconds} seconds.` : null
}

function securityOf({ auth }: Call): Json[] {
  if (auth === 'beacon' || auth === 'webhook') return []
  return auth === 'public' ? [{}, { token: [] }] : [{ token: [] }]
}

function pathNames({ path }: Call): string[] {
  return [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
}

function hasQuery({ method }: Call): boolean {
  return method === 'GET' || method === 'DELETE'
}

/** The input's own schema where it is a named shape. */
function fieldsOf({ input, named }: Described): Schema {
  return input.$ref ? (named[input.$ref.replace('#/components/schemas/', '')] ?? {}) : input
}

function parametersOf(described: Described): Json[] {
  const { call } = described
  const input = fieldsOf(described)
  const in_path = pathNames(call)
  const fields = Object.entries(input.properties ?? {})
  const parameter = (name: string, place: 'path' | 'query', { description, ...schema }: Schema): Json => ({
    name,
    in: place,
    required: place === 'path' || (input.required?.includes(name) ?? false),
    ...(description ? { description } : {}),
    schema,
  })
  return [
    ...in_path.map((name) => parameter(name, 'path', input.properties?.[name] ?? { type: 'string' })),
    ...(hasQuery(call)
      ? fields
          .filter(([name]) => !in_path.includes(name))
          .map(([name, schema]) => parameter(name, 'query', schema))
      : []),
    ...(needsApp(call) ? [{ $ref: '#/components/parameters/AppSlug' }] : []),
    ...(call.method === 'GET' || call.replay === false
      ? []
      : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
  ]
}

function bodyOf(described: Described): Json | null {
  const { name, call, input } = described
  if (hasQuery(call)) return null
  if (call.body === 'raw') return { required: true, content: { 'application/json': { schema: {} } } }
  const in_path = pathNames(call)
  const { properties = {}, required = [] } = fieldsOf(described)
  const file = call.body === 'multipart' ? [call.file_field ?? 'file'] : []
  const fields = Object.keys(properties).filter((key) => !in_path.includes(key))
  if (fields.length + file.length === 0) return null
  const needed = [...required.filter((key) => fields.includes(key)), ...file]
  const is_whole = input.$ref !== undefined && in_path.length + file.length === 0
  const own_schema = {
    type: 'object',
    properties: Object.fromEntries([
      ...fields.map((key) => [key, properties[key]]),
      ...file.map((key) => [key, { type: 'string', format: 'binary' }]),
    ]),
    ...(needed.length > 0 ? { required: needed } : {}),
    additionalProperties: false,
  }
  const schema = is_whole ? input : own_schema
  const example = requestExamples[name as keyof typeof requestExamples]
  const media = example === undefined ? { schema } : { schema, example: without(example, in_path) }
  const types = {
    json: ['application/json'],
    form: ['application/x-www-form-urlencoded', 'application/json'],
    multipart: ['multipart/form-data'],
  }[call.body ?? 'json']
  return { required: needed.length > 0, content: Object.fromEntries(types.map((type) => [type, media])) }
}

function without(example: object, names: readonly string[]): Json {
  return Object.fromEntries(Object.entries(example).filter(([name]) => !names.includes(name)))
}

function successOf({ name, call, output }: Described): Json {
  if (call.answer === 'redirect') {
    const headers = { Location: { schema: { type: 'string', format: 'uri' } } }
    return { '303': { description: 'The browser goes on to the app.', headers } }
  }
  const example = responseExamples[name as keyof typeof responseExamples]
  const media = example === undefined ? { schema: output } : { schema: output, example }
  return { '200': { description: 'Success.', content: { [call.media_type ?? 'application/json']: media } } }
}
