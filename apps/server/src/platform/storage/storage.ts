import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both included. */
export type ByteRange = { start: number; end: number }

/** A stored file. `bytes` is its total size, whatever range was requested. */
export type StoredFile = { stream: Readable; bytes: number }

/**
 * Stores files. Contract: a file is complete or absent, also after a crash; keys that `isStorageKey` rejects are
 * refused; a file is never changed, only put and deleted.
 */
export interface StorageDriver {
  /** Returns the bytes written. Throws `StorageError` `too_large` beyond `max_bytes`, and stores nothing. */
  put: (key: string, body: Readable | Buffer, options?: { max_bytes?: number }) => Promise<number>
  /** Null when there is no such file. */
  get: (key: string, range?: ByteRange) => Promise<StoredFile | null>
  /** Size in bytes; null when there is no such file. */
  size: (key: string) => Promise<number | null>
  /** Deleting what is not there is no error. */
  delete: (key: string) => Promise<void>
  /** Deletes the variants of a file, whatever their names; the file itself stays. */
  deleteVariants: (key: string) => Promise<void>
  /** Lists the keys of all files of an app, unordered; files deleted during the listing may be included. */
  list: (app_id: string) => AsyncIterable<string>
}

export type StorageErrorCode = 'invalid_key' | 'too_large' | 'no_space'

/** A refusal of the storage. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly code: StorageErrorCode

  constructor(code: StorageErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
