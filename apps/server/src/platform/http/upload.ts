import type { Readable } from 'node:stream'

/** The one streamed file of a multipart call. Reading past the call's limit throws `payload_too_large`. */
export type UploadedFile = { name: string; type: string; stream: Readable }
