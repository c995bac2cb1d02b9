import { join } from 'node:path'
import type { Clock } from '../clock/index.ts'
import type { Secrets } from '../secrets.ts'
import { diskDriver } from './disk-driver.ts'
import { createUrlSigner, type SignOptions, type UrlSigner } from './signed-url.ts'
import { parseStorageKey } from './storage-key.ts'
import { StorageError, type StorageDriver } from './storage.ts'

/** Where Foyer stores its files, and the addresses that serve them. */
export type Storage = StorageDriver & {
  /** Address of a public file, the same for everyone. */
  publicUrl: (key: string) => string
  /** Address of any file for at most ten minutes, relative to the app's host. */
  signedUrl: (key: string, options: SignOptions) => string
  verify: UrlSigner['verify']
}

type Deps = { driver: StorageDriver; secrets: Pick<Secrets, 'sign' | 'verify'>; clock: Clock }

/** Joins a driver with the addresses of its files. */
export function createStorage({ driver, secrets, clock }: Deps): Storage {
  const signer = createUrlSigner(secrets, clock)
  return {
    ...driver,
    publicUrl: (key) => {
      if (!parseStorageKey(key).is_public)
        throw new StorageError('invalid_key', 'A private file has no public address.')
      return `/media/${key}`
    },
    signedUrl: signer.sign,
    verify: signer.verify,
  }
}

/** The storage of a server: files under `DATA_DIR/files`. */
export async function openStorage(deps: Omit<Deps, 'driver'> & { data_dir: string }): Promise<Storage> {
  return createStorage({ ...deps, driver: await diskDriver(join(deps.data_dir, 'files')) })
}
