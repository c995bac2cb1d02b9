import { calls } from '@foyer/contract'
import { features, type FeatureName } from '@foyer/contract/openapi/features'
import { operationOf, problemName, sharedParameters } from './operation.ts'
import { problemSchema, sharedResponses } from './problems.ts'
import { schemasOf } from './schemas.ts'

type Json = Record<string, unknown>

const DESCRIPTION = `Every call of a Foyer app and of its studio, below \`/api/v1\`. Studio and member apps use these same calls; there is no private API.

**Apps.** The host names the app: \`https://kiln.example.com/api/v1/...\`. On the studio’s host \`X-App-Slug\` does.

**Sign-in.** A sign-in answers with an \`authentication_token\`. Send it as \`X-User-Token\` with every call; cookies are read by \`/auth/verify\` alone. A token belongs to one app, or to the studio.

**Requests and responses.** JSON in UTF-8. Unknown fields are refused. Times are ISO 8601 in UTC, ids are UUIDs, amounts are integers in the minor unit of their currency. Responses may get more fields: ignore those that you do not know.

**Repeated writes.** Send an \`Idempotency-Key\` with a write, and repeat it with the same key when the response is lost: it counts once.

**Errors.** Every refusal is a problem (RFC 9457) with a stable \`code\`; \`title\` is for logs. For \`invalid\`, \`errors\` names each field. 404 is also the answer for what the viewer may not know of.`

/** The OpenAPI 3.1 document of the mounted calls. */
export function openApiDocument(mounted: readonly string[]): Json {
  const names = mounted.filter(isCallName)
  const { inputs, outputs, named } = schemasOf(names)
  const paths: Record<string, Json> = {}
  const problems: Json = {}
  for (const name of names) {
    const call = calls[name]
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    const operation = operationOf({
      name,
      call,
      input: inputs[name] ?? {},
      output: outputs[name] ?? {},
      named,
    })
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation }
    const problem = problemSchema(call)
    if (problem) problems[problemName(name)] = problem
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer API',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api/v1' }],
    tags: tagsOf(names),
    paths,
    components: {
      schemas: { ...named, ...problems },
      responses: sharedResponses(),
      parameters: sharedParameters,
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'X-User-Token',
          description: 'The `authentication_token` of a sign-in.',
        },
      },
    },
  }
}

function isCallName(name: string): name is keyof typeof calls {
  return name in calls
}

function tagsOf(names: readonly string[]): Json[] {
  const used = new Set(names.map((name) => name.split('.')[0]))
  return (Object.keys(features) as FeatureName[])
    .filter((name) => used.has(name))
    .map((name) => ({
      name,
      'x-displayName': features[name].title,
      description: features[name].description,
    }))
}
