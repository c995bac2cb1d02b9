import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Call } from '@foyer/contract'
import { CallError } from '../errors.ts'
import { toFieldRefusals } from './to-problem.ts'
import type { UploadedFile } from './upload.ts'

type Fields = Record<string, unknown>

/** Parses a request's input by the contract. Throws a refusal for invalid input. */
export function readInput(call: Call, request: FastifyRequest, upload_fields: Fields | null): unknown {
  const parsed = call.input.safeParse(mergeInput(call, request, upload_fields))
  if (!parsed.success) throw toFieldRefusals(parsed.error)
  return parsed.data
}

/** Path parameters and query or body as one object. A name that comes twice is refused. */
function mergeInput(call: Call, request: FastifyRequest, upload_fields: Fields | null): Fields {
  const sources: unknown[] = [request.params]
  if (call.method === 'GET' || call.method === 'DELETE') sources.push(request.query)
  else if (upload_fields) sources.push(upload_fields)
  else if (call.body !== 'raw') {
    if (call.auth !== 'beacon' && isPlainText(request)) throw new CallError('unsupported_media_type')
    if (isForm(request) && call.body !== 'form') throw new CallError('unsupported_media_type')
    sources.push(isForm(request) ? parseForm(request.body) : parseBody(request.body))
  }

  /** Without a prototype every name is a name like any other, `__proto__` too. */
  const merged = Object.create(null) as Fields
  for (const source of sources) {
    if (source === undefined || source === null) continue
    if (typeof source !== 'object' || Array.isArray(source)) throw new CallError('malformed')
    rejectUnusableValues(source)
    for (const [name, value] of Object.entries(source)) {
      if (Object.hasOwn(merged, name))
        throw new CallError('invalid', {}, { errors: [{ path: name, code: 'given_twice' }] })
      merged[name] = value
    }
  }
  return merged
}

/** Deeper than the deepest document of the editor; schemas recurse this far at most. */
const MAX_DEPTH = 100
/** Names of one object, and names and items of an input: parsing more would block other requests. */
const MAX_NAMES = 5000
const MAX_ENTRIES = 100_000

/**
 * Refuses texts that the database cannot store (with NUL or half a surrogate pair), and input that is nested too deep
 * or has too many entries. Iterative, level by level.
 */
function rejectUnusableValues(input: unknown): void {
  let level: unknown[] = [input]
  let entries = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new CallError('malformed')
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value === 'string') assertStorable(value)
      else if (typeof value === 'object' && value !== null) {
        const names = Array.isArray(value) ? [] : Object.keys(value)
        if (names.length > MAX_NAMES) throw new CallError('payload_too_large')
        for (const name of names) assertStorable(name)
        for (const inner of Object.values(value)) next.push(inner)
      }
    }
    entries += next.length
    if (entries > MAX_ENTRIES) throw new CallError('payload_too_large')
    level = next
  }
}

function assertStorable(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new CallError('malformed')
}

/** Forms of other sites can send plain text without a preflight; only beacons may (architecture, section 4). */
function isPlainText(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('text/plain') ?? false
}

function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
}

/** The fields of a form. One that comes twice is refused, as everywhere. */
function parseForm(body: unknown): Fields {
  const fields = Object.create(null) as Fields
  for (const [name, value] of new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '')) {
    if (Object.hasOwn(fields, name))
      throw new CallError('invalid', {}, { errors: [{ path: name, code: 'given_twice' }] })
    fields[name] = value
  }
  return fields
}

function parseBody(body: unknown): unknown {
  if (body === undefined || body === null) return {}
  if (!Buffer.isBuffer(body)) throw new CallError('unsupported_media_type')
  if (body.length === 0) return {}
  const text = body.toString('utf8')
  try {
    return JSON.parse(text)
  } catch {
    throw new CallError('malformed')
  }
}

/** Returns the file of a multipart body as a stream, and the fields before it. */
export async function readUpload(
  request: FastifyRequest,
  limit: number,
): Promise<{ file: UploadedFile; fields: Fields } | null> {
  if (!request.isMultipart()) throw new CallError('unsupported_media_type')
  const part = await request.file({ limits: { fileSize: limit } })
  if (!part) return null
  const fields: Fields = {}
  for (const [name, field] of Object.entries(part.fields)) {
    if (field && !Array.isArray(field) && field.type === 'field') fields[name] = field.value
  }
  return { file: { name: part.filename, type: part.mimetype, stream: part.file as Readable }, fields }
}
