import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './processes.ts'
import type { SupervisorLog } from './supervisor-log.ts'

/** The watch over a running server. */
export interface Supervision {
  /** Ends the watch; from then on the server may go. */
  stop(): Promise<void>
}

const CHECK_INTERVAL_MS = 200
const MAX_PAUSE_MS = 2000

/**
 * Restarts the server on the same port whenever it dies unexpectedly. Retries until it succeeds or supervision
 * stops, because a full disk or a busy port may be temporary.
 */
export function superviseServer(
  server: { pid: number },
  log: SupervisorLog,
  restart: () => Promise<number>,
): Supervision {
  const ending = new AbortController()
  let pause = CHECK_INTERVAL_MS

  const watch = async () => {
    while (!ending.signal.aborted) {
      await sleep(pause, undefined, { ref: false, signal: ending.signal }).catch(() => {})
      if (ending.signal.aborted || (await isAlive(server.pid))) continue
      log.error({ pid: server.pid }, 'The database ended unexpectedly and is being started again.')
      try {
        server.pid = await restart()
        pause = CHECK_INTERVAL_MS
        log.info({ pid: server.pid }, 'The database is back.')
      } catch (error) {
        pause = Math.min(pause * 2, MAX_PAUSE_MS)
        log.error({ err: error }, 'The database could not be started again.')
      }
    }
  }
  const watching = watch()

  return {
    stop: async () => {
      ending.abort()
      // A start that is under way is waited for, so that its server is not left behind.
      await watching
    },
  }
}
