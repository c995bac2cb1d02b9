import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Call } from '@foyer/contract'
import { CallError } from '../errors.ts'
import type { UploadedFile } from './upload.ts'

type Fields = Record<string, unknown>

/** Path parameters and query or body as the one object that the contract parses. A name that comes twice is refused. */
export function mergeInput(call: Call, request: FastifyRequest, upload_fields: Fields | null): Fields {
  const sources: unknown[] = [request.params]
  if (call.method === 'GET' || call.method === 'DELETE') sources.push(request.query)
  else if (upload_fields) sources.push(upload_fields)
  else if (call.body !== 'raw') {
    if (call.auth !== 'beacon' && isPlainText(request)) throw new CallError('unsupported_media_type')
    sources.push(parseBody(request.body))
  }

  const merged: Fields = {}
  for (const source of sources) {
    if (source === undefined || source === null) continue
    if (typeof source !== 'object' || Array.isArray(source)) throw new CallError('malformed')
    for (const [name, value] of Object.entries(source)) {
      if (Object.hasOwn(merged, name))
        throw new CallError('invalid', {}, { errors: [{ path: name, code: 'given_twice' }] })
      Object.defineProperty(merged, name, { value, enumerable: true })
    }
  }
  return merged
}

/** A form of another site can send plain text without asking; only beacons may (architecture, section 4). */
function isPlainText(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('text/plain') ?? false
}

function parseBody(body: unknown): unknown {
  if (body === undefined || body === null) return {}
  if (!Buffer.isBuffer(body)) throw new CallError('unsupported_media_type')
  if (body.length === 0) return {}
  const text = body.toString('utf8')
  if (text.includes('\\u0000')) throw new CallError('malformed')
  try {
    return JSON.parse(text)
  } catch {
    throw new CallError('malformed')
  }
}

/** The file of a multipart body as a stream, and the fields that came before it. */
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
