import pg from 'pg'
import type { Logger } from 'pino'
import { z } from 'zod'
import { APP_CHANGES_CHANNEL, appChanges } from './app-changes.ts'

const change = z.object({ id: z.string(), slug: z.string() })

const LONGEST_PAUSE_MS = 5_000

/**
 * Listens for changes that other servers announce, on a connection of its own. After a lost connection everything
 * kept of any app is forgotten, because changes may have been missed. Returns what ends it.
 */
export function watchAppChanges({ url, log }: { url: string; log: Logger }): () => Promise<void> {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let is_stopped = false
  let pause_ms = 100

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'foyer app changes',
      keepAlive: true,
    })
    client = fresh
    fresh.on('error', (error) =>
      log.warn({ err: error }, 'The listener for app changes lost its connection.'),
    )
    fresh.on('end', () => again(fresh))
    fresh.on('notification', ({ payload }) => hear(payload))
    await fresh.connect()
    await fresh.query(`listen ${APP_CHANGES_CHANNEL}`)
    pause_ms = 100
    appChanges.tell(null)
  }
  const again = (ended: pg.Client): void => {
    if (is_stopped || client !== ended) return
    client = null
    timer = setTimeout(start, pause_ms)
    timer.unref()
    pause_ms = Math.min(LONGEST_PAUSE_MS, pause_ms * 2)
  }
  const start = (): void => {
    connect().catch((error: unknown) => {
      log.warn({ err: error }, 'The listener for app changes could not connect.')
      if (client) again(client)
    })
  }

  start()
  return async () => {
    is_stopped = true
    clearTimeout(timer)
    await client?.end()
  }
}

function hear(payload: string | undefined): void {
  const parsed = change.safeParse(parse(payload ?? ''))
  appChanges.tell(parsed.success ? parsed.data : null)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
