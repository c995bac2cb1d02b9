import { Readable, Transform } from 'node:stream'
import { StorageError } from './storage.ts'

/** Lets bytes through while it counts them, and breaks the stream with `too_large` beyond the limit. */
export function byteCounter(max_bytes: number): Transform & { count: () => number } {
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > max_bytes)
        done(new StorageError('too_large', `The file is larger than ${max_bytes} bytes.`))
      else done(null, chunk)
    },
  })
  return Object.assign(stream, { count: () => bytes })
}

/** A body as a stream. */
export function toStream(body: Readable | Buffer): Readable {
  return Buffer.isBuffer(body) ? Readable.from(body.length > 0 ? [body] : []) : body
}
