import { statfs } from 'node:fs/promises'

const FULL_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100', 'no_space'])

/** Whether something failed because a disk is full: of the files, or of PostgreSQL (53100). Looks at causes too. */
export function isDiskFullError(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; depth += 1) {
    if ('code' in current && FULL_CODES.has(current.code)) return true
    current = current.cause
  }
  return false
}

/** After an error the disk counts as full for so long, because a quota or the database's disk cannot be measured. */
const ERROR_MS = 60_000
/** With less room nothing can be written any more. */
const MIN_FREE_BYTES = 1024 * 1024

/** Knows whether the server can still write. */
export type DiskSpace = {
  /** Remembers errors of a full disk and ignores all others. */
  observeError: (error: unknown) => void
  isFull: () => Promise<boolean>
}

/** Watches the disk of the data folder, and the errors of all disks. */
export function createDiskSpace({
  data_dir,
  now = () => performance.now(),
}: {
  data_dir: string
  now?: () => number
}): DiskSpace {
  let failed_at = -Infinity
  return {
    observeError: (error) => {
      if (isDiskFullError(error)) failed_at = now()
    },
    isFull: async () => {
      if (now() - failed_at < ERROR_MS) return true
      const found = await statfs(data_dir).catch(() => null)
      return found !== null && found.bavail * found.bsize < MIN_FREE_BYTES
    },
  }
}
