import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Upload } from '@tus/server'
import { FileStore } from '@tus/file-store'
import type { Services } from '#platform/services.ts'

/** Where unfinished uploads are; servers with the same `DATA_DIR` share them. */
export type UploadStore = {
  store: FileStore
  /** Reserves an empty upload. */
  create: (id: string, bytes: number) => Promise<void>
  /** The bytes that were received; null where nothing is reserved. */
  received: (id: string) => Promise<number | null>
  path: (id: string) => string
  /** Deleting what is not there is no error. */
  remove: (id: string) => Promise<void>
}

const stores = new Map<string, UploadStore>()

/** The store of a server's data folder, opened at its first use. */
export function uploadStore({ config }: Pick<Services, 'config'>): UploadStore {
  const directory = join(config.data_dir, 'uploads')
  const known = stores.get(directory)
  if (known) return known
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const store = new FileStore({ directory })
  const opened: UploadStore = {
    store,
    create: async (id, bytes) => {
      await store.create(new Upload({ id, size: bytes, offset: 0 }))
    },
    received: async (id) => (await store.getUpload(id).catch(() => null))?.offset ?? null,
    path: (id) => join(directory, id),
    remove: (id) => store.remove(id).catch(() => undefined),
  }
  stores.set(directory, opened)
  return opened
}
