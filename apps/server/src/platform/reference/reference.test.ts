import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calls } from '@foyer/contract'
import { aServer } from '#test/harness.ts'
import { openApiDocument } from './document.ts'

const api = await aServer()
const ROOT = resolve(import.meta.dirname, '../../../../..')

type Operation = {
  operationId: string
  requestBody?: { content: Record<string, { schema: { required?: string[] } }> }
  responses: Record<string, unknown>
  'x-role'?: string
}
type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
  tags: { name: string }[]
}

describe('the OpenAPI document', () => {
  const document = openApiDocument(Object.keys(calls)) as Document
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))

  it('is served as JSON, with every call', async () => {
    const answer = await api.raw('GET', '/api/v1/openapi.json')
    expect(answer.json()).toEqual(document)
    expect(document.openapi).toBe('3.1.0')
    expect(operations.map((one) => one.operationId).toSorted()).toEqual(Object.keys(calls).toSorted())
    expect(document.paths['/studio/apps']?.['post']?.['x-role']).toBe('account_admin')
    expect(document.paths['/auth/update_avatar']?.['put']?.requestBody).toMatchObject({
      content: { 'multipart/form-data': { schema: { required: ['avatar'] } } },
    })
  })

  it('passes redocly lint without errors or warnings', async () => {
    const folder = join(ROOT, 'node_modules/.cache/foyer')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document))
    const { totals, problems } = JSON.parse(await lint('node_modules/.cache/foyer/openapi.json')) as {
      totals: { errors: number; warnings: number }
      problems: { ruleId: string; message: string; ignored?: boolean }[]
    }
    expect(problems.filter(({ ignored }) => !ignored)).toEqual([])
    expect(totals).toMatchObject({ errors: 0, warnings: 0 })
  })

  it('names every object that two calls share', () => {
    const places = new Map<string, Set<string>>()
    for (const operation of operations) {
      for (const shape of objectsIn(operation)) {
        places.set(shape, (places.get(shape) ?? new Set()).add(operation.operationId))
      }
    }
    const shared = [...places].filter(([, names]) => names.size > 1)
    expect(shared.map(([shape, names]) => [shape, [...names]])).toEqual([])
  })

  it('has for a call with refusals of its own a problem that lists them', () => {
    const { schemas } = document.components
    expect(schemas['CommerceCreateIntentProblem']).toMatchObject({
      allOf: [
        { $ref: '#/components/schemas/Problem' },
        { properties: { code: { enum: expect.arrayContaining(['invalid_coupon', 'not_found']) } } },
      ],
    })
    const responses = document.paths['/products/{id}/intent']?.['post']?.responses ?? {}
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '409', '422', '5XX']),
    )
    expect(responses['422']).toMatchObject({
      content: {
        'application/problem+json': { schema: { $ref: '#/components/schemas/CommerceCreateIntentProblem' } },
      },
    })
  })
})

describe('the page of the API reference', () => {
  it('loads its script from this server and has a policy that lets no other in', async () => {
    const page = await api.raw('GET', '/api/v1/docs')
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self'; /)
    expect([...page.text.matchAll(/ src="([^"]+)"/g)].map((match) => match[1])).toEqual([
      '/api/v1/docs/scalar.js',
    ])
    expect(page.text).not.toMatch(/@import|url\(|href="http/)
    const script = await api.raw('GET', '/api/v1/docs/scalar.js')
    expect(script.headers['content-type']).toMatch(/^text\/javascript/)
    expect(script.text).toContain('api-reference')
  })
})

/** Lists inline objects of three or more fields in an operation, as text. */
function objectsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, one]) => (key === 'example' ? [] : objectsIn(one)))
  const { properties } = value as { properties?: object }
  return properties && Object.keys(properties).length >= 3 ? [JSON.stringify(properties), ...inner] : inner
}

function lint(file: string): Promise<string> {
  const cli = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js')
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const options = { cwd: ROOT, env, maxBuffer: 64 * 1024 * 1024 }
  return new Promise((settle) => {
    execFile(process.execPath, [cli, 'lint', file, '--format', 'json'], options, (_error, stdout) =>
      settle(stdout),
    )
  })
}
