import { setTimeout as wait } from 'node:timers/promises'
import { ERRORS, type Lock, type Locker } from '@tus/server'
import { inTransaction } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Services } from '#platform/services.ts'
import { lease, releaseLease } from './repository.ts'

const RENEW_MS = 2000
const RETRY_MS = 250
const LOCK_TIMEOUT_MS = 20_000

/**
 * Runs work while no request writes the upload. Returns null where the upload is gone, such as when another request
 * finished it.
 */
export async function withUploadLock<T>(
  services: Services,
  app_id: string,
  id: string,
  work: () => Promise<T>,
): Promise<T | null> {
  const lock = rowLocker(services, app_id).newLock(id)
  try {
    await lock.lock(AbortSignal.timeout(LOCK_TIMEOUT_MS), () => undefined)
  } catch (error) {
    if (error === ERRORS.FILE_NOT_FOUND) return null
    if (error !== ERRORS.ERR_LOCK_TIMEOUT) throw error
    throw new CallError('conflict')
  }
  try {
    return await work()
  } finally {
    await lock.unlock()
  }
}

/** Locks uploads by their rows, so that all servers of a database write each one after another. */
export function rowLocker({ database, log }: Services, app_id: string): Locker {
  return { newLock: (id) => newRowLock(id) }

  function newRowLock(id: string): Lock {
    const lock_id = newId()
    let renewal: NodeJS.Timeout | undefined
    const take = () => inTransaction(database, app_id, (tx) => lease(tx, id, lock_id))
    return {
      lock: async (signal, cancelReq) => {
        for (;;) {
          const { is_held, is_gone } = await take()
          if (is_held) break
          if (is_gone) throw ERRORS.FILE_NOT_FOUND
          if (signal.aborted) throw ERRORS.ERR_LOCK_TIMEOUT
          await wait(RETRY_MS, undefined, { signal }).catch(() => undefined)
        }
        renewal = setInterval(() => {
          take().then(
            ({ is_held, is_wanted }) => {
              if (!is_held || is_wanted) void cancelReq()
            },
            (error: unknown) => log.warn({ err: error }, 'The lock of an upload was not renewed.'),
          )
        }, RENEW_MS)
      },
      unlock: async () => {
        clearInterval(renewal)
        await inTransaction(database, app_id, (tx) => releaseLease(tx, id, lock_id))
      },
    }
  }
}
