import { performance } from 'node:perf_hooks'
import pg from 'pg'
import type { Logger } from 'pino'
import { settlesWithin } from '../settles-within.ts'
import { newId } from '../ids.ts'

type ListenOptions = {
  url: string
  /** The name of the connection, as the database shows it. */
  name: string
  channels: readonly string[]
  log: Logger
  onNotification: (payload: string, channel: string) => void
  /** Called each time the connection opens, also after a loss: earlier notifications were not received. */
  onOpen: () => void
  /** The heartbeat interval, and the timeout after which the connection is replaced. */
  check_ms?: number
  silence_ms?: number
}

/** A connection that receives the notifications of its channels, in the order of the commits. */
export type Listener = {
  /** Settles when the connection opens for the first time. */
  opened: Promise<void>
  /** The time (`performance.now()`) up to which every committed notification has been received. */
  confirmedAt: () => number
  /** Runs a statement on the same connection; rejects while it is closed. */
  query: (text: string, values: unknown[]) => Promise<void>
  stop: () => Promise<void>
}

const MIN_RETRY_PAUSE_MS = 50
const MAX_RETRY_PAUSE_MS = 2_000
const CONNECT_MS = 5_000

/**
 * Listens on a connection of its own and opens it again whenever it is lost. Every second it sends a notification to
 * itself; a connection that does not answer is given up within four seconds.
 */
export function openListener(options: ListenOptions): Listener {
  const { url, name, channels, log, onNotification, onOpen, check_ms = 1_000, silence_ms = 3_000 } = options
  const own_channel = `foyer_alive_${newId().replaceAll('-', '')}`
  const opened = Promise.withResolvers<void>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let pause_ms = MIN_RETRY_PAUSE_MS
  let is_stopped = false
  let confirmed_at = -Infinity

  const open = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: silence_ms,
    })
    client = next
    next.on('notification', ({ payload = '', channel }) => {
      if (channel === own_channel) confirmed_at = Number(payload)
      else onNotification(payload, channel)
    })
    next.on('error', (error) => handleLoss(next, error))
    next.on('end', () => handleLoss(next))
    try {
      await next.connect()
      for (const channel of [own_channel, ...channels]) await next.query(`listen ${channel}`)
    } catch (error) {
      return handleLoss(next, error)
    }
    if (is_stopped || client !== next) return
    pause_ms = MIN_RETRY_PAUSE_MS
    opened.resolve()
    onOpen()
    void check(next)
  }

  // PostgreSQL queues notifications in the order of their commits: once our own is back, all committed before it are here.
  const check = async (current: pg.Client): Promise<void> => {
    try {
      await current.query('select pg_notify($1, $2)', [own_channel, String(performance.now())])
    } catch (error) {
      return handleLoss(current, error)
    }
    if (current !== client || is_stopped) return
    timer = setTimeout(() => void check(current), check_ms)
    timer.unref()
  }

  const handleLoss = (lost: pg.Client, error?: unknown): void => {
    if (is_stopped || client !== lost) return
    log.warn({ err: error, channels }, 'the connection for notifications was lost and is opened again')
    client = undefined
    clearTimeout(timer)
    close(lost)
    timer = setTimeout(() => void open(), pause_ms)
    timer.unref()
    pause_ms = Math.min(MAX_RETRY_PAUSE_MS, pause_ms * 2)
  }

  void open()
  return {
    opened: opened.promise,
    confirmedAt: () => confirmed_at,
    query: async (text, values) => {
      if (!client) throw new Error('The connection for notifications is being opened again.')
      await client.query(text, values)
    },
    stop: async () => {
      is_stopped = true
      clearTimeout(timer)
      if (client) await settlesWithin(client.end(), CONNECT_MS)
    },
  }
}

/** Ends a connection that may be dead already; what it still sends is ignored. */
function close(client: pg.Client): void {
  client.removeAllListeners('notification')
  client.end().catch(() => undefined)
}
