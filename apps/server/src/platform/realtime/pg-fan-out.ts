import pg from 'pg'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Pool } from '../database/pool.ts'
import { newId } from '../ids.ts'
import { FanOutBatch } from './fan-out-batch.ts'
import type { FanOut, FanOutHandlers, FanOutMessage } from './fan-out.ts'

type Deps = { url: string; pool: Pick<Pool, 'query'>; log: Logger; check_ms?: number }

const NOTIFY_CHANNEL = 'foyer_realtime'
const LONGEST_PAUSE_MS = 2_000

/**
 * Fan-out by LISTEN/NOTIFY: one connection of its own to listen on, batches through the pool to send. A lost
 * connection is opened again, and what was missed meanwhile is made up for by `onGap`.
 */
export function pgFanOut({ url, pool, log, check_ms = 10_000 }: Deps): FanOut {
  const id = newId()
  const batch = new FanOutBatch(id)
  let has_peers = false
  let is_stopped = false
  let sending: Promise<void> | undefined
  let client: pg.Client | undefined
  let check: NodeJS.Timeout | undefined
  let reconnecting: Promise<void> | undefined

  const receive = (handlers: FanOutHandlers, payload: string): void => {
    const packet = packetShape.safeParse(JSON.parse(payload))
    if (!packet.success) return log.warn('a notification of another version was left unread')
    if (packet.data.from === id) return
    has_peers = true
    for (const message of packet.data.messages) handlers.onMessage(message)
  }

  const listen = async (handlers: FanOutHandlers): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'foyer-realtime' })
    next.on('notification', ({ payload }) => {
      if (payload) receive(handlers, payload)
    })
    next.on('error', (error) => lose(handlers, next, error))
    next.on('end', () => lose(handlers, next))
    try {
      await next.connect()
      await next.query(`listen ${NOTIFY_CHANNEL}`)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    client = next
  }

  const lose = (handlers: FanOutHandlers, lost: pg.Client, error?: Error): void => {
    if (is_stopped || client !== lost) return
    log.warn({ err: error }, 'the connection for notifications was lost and is opened again')
    client = undefined
    reconnecting ??= reconnect(handlers).finally(() => {
      reconnecting = undefined
    })
  }

  const reconnect = async (handlers: FanOutHandlers): Promise<void> => {
    for (let pause = 50; !is_stopped; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        await listen(handlers)
        return handlers.onGap()
      } catch (error) {
        log.debug({ err: error }, 'notifications are still out of reach')
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  }

  const flush = async (): Promise<void> => {
    while (!batch.is_empty && !is_stopped) {
      const { messages, payloads } = batch.take()
      try {
        await pool.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
          NOTIFY_CHANNEL,
          payloads,
        ])
      } catch (error) {
        log.warn({ err: error }, 'a notification was not sent and is tried again')
        for (const message of messages) batch.add(message)
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
    }
  }

  return {
    start: async (handlers) => {
      await listen(handlers)
      check = setInterval(() => {
        const current = client
        current?.query('select 1').catch((error: Error) => lose(handlers, current, error))
      }, check_ms)
      check.unref()
    },
    send: (message: FanOutMessage) => {
      batch.add(message)
      sending ??= new Promise<void>((resolve) => setImmediate(resolve)).then(flush).finally(() => {
        sending = undefined
      })
    },
    hasPeers: () => has_peers,
    stop: async () => {
      await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, 1_000).unref())])
      is_stopped = true
      clearInterval(check)
      const last = client
      client = undefined
      await last?.end()
      await reconnecting
    },
  }
}

const app_id = z.string()
const packetShape = z.object({
  from: z.string(),
  messages: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('grown'), app_id, channel: z.string(), seq: z.number() }),
      z.object({
        kind: z.literal('told'),
        app_id,
        channel: z.string(),
        event: z.object({ seq: z.number(), type: z.string(), data: z.record(z.string(), z.unknown()) }),
      }),
      z.object({ kind: z.literal('session_ended'), app_id: app_id.nullable(), session_id: z.string() }),
      z.object({ kind: z.literal('access_changed'), app_id, user_id: z.string().nullable() }),
    ]),
  ),
})
