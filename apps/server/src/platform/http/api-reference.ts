import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Call } from '@foyer/contract'
import { commonCodes, problem } from '@foyer/contract'
import type { NamedRoute } from './implement.ts'
import { prepareBytes, sendPrepared } from './prepared-bytes.ts'
import { pageHeaders } from './security-headers.ts'

type Named = readonly NamedRoute[]

/** The OpenAPI 3.1 document of all mounted calls, made from the contract alone. */
export function openApiOf(routes: Named): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, { call }] of routes) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer API',
      version: '1',
      description: 'Every call of a Foyer app. Refusals are RFC 9457 problem details with a stable `code`.',
    },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      schemas: { Problem: z.toJSONSchema(problem, { io: 'output' }) },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-User-Token' } },
    },
  }
}

function operationOf(name: string, call: Call): Record<string, unknown> {
  const schema = jsonSchema(call.input, 'input')
  const in_path = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
  const properties = schema.properties ?? {}
  const rest = Object.keys(properties).filter((key) => !in_path.includes(key))
  const by_query = call.method === 'GET' || call.method === 'DELETE'
  const parameters = [
    ...in_path.map((key) => ({ name: key, in: 'path', required: true, schema: properties[key] ?? {} })),
    ...(by_query
      ? rest.map((key) => ({
          name: key,
          in: 'query',
          required: schema.required?.includes(key) ?? false,
          schema: properties[key],
        }))
      : []),
    ...(call.method === 'GET'
      ? []
      : [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            schema: { type: 'string', maxLength: 200 },
          },
        ]),
  ]
  const file = call.body === 'multipart' ? [call.file_field ?? 'file'] : []
  const body = {
    type: 'object',
    properties: Object.fromEntries([
      ...rest.map((key) => [key, properties[key]]),
      ...file.map((name) => [name, { type: 'string', format: 'binary' }]),
    ]),
    required: [...(schema.required?.filter((key) => rest.includes(key)) ?? []), ...file],
    additionalProperties: false,
  }
  const content = call.body === 'multipart' ? 'multipart/form-data' : 'application/json'
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: call.summary,
    security:
      call.auth === 'public' || call.auth === 'beacon' || call.auth === 'webhook' ? [] : [{ token: [] }],
    'x-auth': call.auth,
    ...(call.auth === 'team' || call.auth === 'account' ? { 'x-role': call.role ?? 'admin' } : {}),
    parameters,
    ...(by_query || rest.length + file.length === 0
      ? {}
      : { requestBody: { content: { [content]: { schema: body } } } }),
    responses: {
      '200': {
        description: 'Answer',
        content: { 'application/json': { schema: jsonSchema(call.output, 'output') } },
      },
      default: {
        description: `Refusal: ${[...(call.errors ?? []), ...commonCodes].join(', ')}`,
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

type JsonSchema = { properties?: Record<string, unknown>; required?: string[] }

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: found }) => {
      if (found.format) delete found.pattern
    },
  })
  return rest as JsonSchema
}

/** Serves `/api/v1/openapi.json` and the readable page of it, both built on first use. */
export function mountApiReference(fastify: FastifyInstance, routes: Named): void {
  let document: Promise<Awaited<ReturnType<typeof prepareBytes>>> | undefined
  let page: typeof document
  fastify.get('/api/v1/openapi.json', async (request, reply) => {
    document ??= prepareBytes(Buffer.from(JSON.stringify(openApiOf(routes))), {
      type: 'application/json; charset=utf-8',
      cache: 'no-cache',
    })
    sendPrepared(request.raw, reply.hijack().raw, await document)
  })
  fastify.get('/api/v1/docs', async (request, reply) => {
    page ??= prepareBytes(Buffer.from(referencePage(routes)), {
      type: 'text/html; charset=utf-8',
      cache: 'no-cache',
      headers: pageHeaders({ allow_inline_styles: true }),
    })
    sendPrepared(request.raw, reply.hijack().raw, await page)
  })
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char)

function referencePage(routes: Named): string {
  const groups = Map.groupBy(routes, ([name]) => name.split('.')[0] ?? '')
  const sections = [...groups].map(
    ([group, calls]) =>
      `<section aria-labelledby="${group}"><h2 id="${group}">${group}</h2>${calls.map(([name, route]) => callEntry(name, route.call)).join('')}</section>`,
  )
  const links = [...groups.keys()].map((group) => `<a href="#${group}">${group}</a>`).join(' ')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Foyer API</title><style>${sheet}</style></head><body><header><h1>Foyer API</h1><p>${routes.length} calls below <code>/api/v1</code>. Refusals are problem details with a stable <code>code</code>. The same as data: <a href="/api/v1/openapi.json">openapi.json</a>.</p><nav aria-label="Rooms">${links}</nav></header><main>${sections.join('')}</main></body></html>`
}

function callEntry(name: string, call: Call): string {
  const shape = (schema: z.ZodType, io: 'input' | 'output') =>
    escapeHtml(JSON.stringify(jsonSchema(schema, io), null, 2))
  return `<details id="${name}"><summary><code>${call.method} ${escapeHtml(call.path)}</code> <span>${escapeHtml(call.summary)}</span></summary><p>${name}, open to: ${doorOf(call)}. Own refusals: ${(call.errors ?? []).join(', ') || 'none'}.</p><h3>Takes</h3><pre tabindex="0">${shape(call.input, 'input')}</pre><h3>Answers</h3><pre tabindex="0">${shape(call.output, 'output')}</pre></details>`
}

/** Who a call is for, in the reference's words: the door, and the least role where it is a team's. */
function doorOf({ auth, role = 'admin' }: Call): string {
  return auth === 'team' || auth === 'account' ? `${auth}, from the role ${role}` : auth
}

const sheet =
  ':root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}nav a{margin-inline-end:.75rem}details{border-block-end:1px solid #8884;padding:.5rem 0}summary{cursor:pointer}summary span{opacity:.85}pre{overflow:auto;padding:1rem;background:#8881;border-radius:8px}'
