import pg from 'pg'
import type { Logger } from 'pino'
import { endsWithin } from '../ends-within.ts'

type ListenOptions = {
  url: string
  /** The name of the connection, as the database shows it. */
  name: string
  channels: readonly string[]
  log: Logger
  onNotification: (payload: string, channel: string) => void
  /** Told what the database remarks on what was asked on this connection. */
  onNotice?: (notice: { code?: string | undefined; message?: string | undefined }) => void
  /** Told each time the connection stands, at first and again: what was said before then was not heard. */
  onOpen: () => void
  /** How often an idle connection is asked whether it lives, and how long it may take to say so. */
  check_ms?: number
  silence_ms?: number
}

/** A connection that hears the notifications of its channels, in the order of the commits. */
export type Listener = {
  /** Settles when the connection stands for the first time. */
  opened: Promise<void>
  /** Asks something on the same connection; fails where it does not stand. */
  ask: (text: string, values: unknown[]) => Promise<void>
  stop: () => Promise<void>
}

const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 2_000
const CONNECT_MS = 5_000

/**
 * Listens on a connection of its own and opens it again whenever it is lost. One that has died without a word is asked
 * every second and given up within four, so that what other servers announce is known within the promised five.
 */
export function listenTo(options: ListenOptions): Listener {
  const { url, name, channels, log, onNotification, onOpen, check_ms = 1_000, silence_ms = 3_000 } = options
  const { onNotice } = options
  const opened = Promise.withResolvers<void>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let pause_ms = FIRST_PAUSE_MS
  let is_stopped = false

  const open = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: name,
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: silence_ms,
    })
    client = next
    next.on('notification', ({ payload, channel }) => onNotification(payload ?? '', channel))
    if (onNotice) next.on('notice', onNotice)
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next))
    try {
      await next.connect()
      for (const channel of channels) await next.query(`listen ${channel}`)
    } catch (error) {
      return lose(next, error)
    }
    if (is_stopped || client !== next) return
    pause_ms = FIRST_PAUSE_MS
    opened.resolve()
    onOpen()
    check(next)
  }

  const check = (current: pg.Client): void => {
    timer = setTimeout(() => {
      current.query('select 1').then(
        () => current === client && !is_stopped && check(current),
        (error: unknown) => lose(current, error),
      )
    }, check_ms)
    timer.unref()
  }

  const lose = (lost: pg.Client, error?: unknown): void => {
    if (is_stopped || client !== lost) return
    log.warn({ err: error, channels }, 'the connection for notifications was lost and is opened again')
    client = undefined
    clearTimeout(timer)
    close(lost)
    timer = setTimeout(() => void open(), pause_ms)
    timer.unref()
    pause_ms = Math.min(LONGEST_PAUSE_MS, pause_ms * 2)
  }

  void open()
  return {
    opened: opened.promise,
    ask: async (text, values) => {
      if (!client) throw new Error('The connection for notifications is being opened again.')
      await client.query(text, values)
    },
    stop: async () => {
      is_stopped = true
      clearTimeout(timer)
      if (client) await endsWithin(client.end(), CONNECT_MS)
    },
  }
}

/** Ends a connection that may be dead already: whatever it still says is of no interest. */
function close(client: pg.Client): void {
  client.removeAllListeners('notification')
  client.end().catch(() => undefined)
}
