import type { Readable } from 'node:stream'
import { createImageError } from './image-error.ts'
import { UPLOAD_LIMIT_BYTES } from './limits.ts'

/**
 * Reads an upload while counting its bytes. Throws `image_too_large`, or another error, at the first byte over the
 * limit and `file_empty`; the rest of the body is drained so that the client receives the response.
 */
export async function readBounded(
  stream: Readable,
  limit: number = UPLOAD_LIMIT_BYTES,
  createTooLarge: () => Error = () => createImageError('image_too_large'),
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) throw new Error('An upload came as text instead of bytes.')
    bytes += chunk.length
    if (bytes > limit) break
    chunks.push(chunk)
  }
  if (bytes > limit) {
    stream.resume()
    throw createTooLarge()
  }
  if (bytes === 0) throw createImageError('file_empty')
  return Buffer.concat(chunks, bytes)
}
