import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { z } from 'zod'
import { openListener, type Listener } from '../database/open-listener.ts'
import type { Pool } from '../database/pool.ts'
import { settlesWithin } from '../settles-within.ts'
import { newId } from '../ids.ts'
import { FanOutBatch } from './fan-out-batch.ts'
import type { FanOut, FanOutHandlers, FanOutMessage } from './fan-out.ts'

type Deps = {
  url: string
  pool: Pick<Pool, 'query'>
  log: Logger
  /** How long others have to answer a greeting. */
  greeting_timeout_ms?: number
}

const NOTIFY_CHANNEL = 'foyer_realtime'
/** The first message is sent at once; those within this window are batched. */
const BATCH_WINDOW_MS = 10

/** The longest wait for the connection at the start of a server. */
const OPEN_MS = 15_000

/**
 * Fan-out by LISTEN/NOTIFY on one listening connection; after a reconnect `onGap` recovers missed messages. Servers
 * greet each other: until one replies, growth is not sent, since each notification is a commit.
 */
export function pgFanOut({ url, pool, log, greeting_timeout_ms = 2_000 }: Deps): FanOut {
  const id = newId()
  const batch = new FanOutBatch(id)
  let has_peers = false
  let alone_from = Number.POSITIVE_INFINITY
  let is_stopped = false
  let sending: Promise<void> | undefined
  let listener: Listener | undefined

  const receive = (handlers: FanOutHandlers, payload: string): void => {
    const packet = packetShape.safeParse(JSON.parse(payload))
    if (!packet.success) return log.warn('a notification of another version was left unread')
    if (packet.data.from === id) return
    if (!has_peers) handlers.onGap()
    has_peers = true
    if (packet.data.greets) sendPacket({ from: id, messages: [] }).catch(warn)
    for (const message of packet.data.messages) handlers.onMessage(message)
  }

  /** Sends on the listening connection: after a loss everything is sent again once it is open. */
  const sendPacket = async (packet: z.input<typeof packetShape>): Promise<void> => {
    await listener?.query('select pg_notify($1, $2)', [NOTIFY_CHANNEL, JSON.stringify(packet)])
  }
  const warn = (err: unknown): void => {
    if (!is_stopped) log.warn({ err }, 'other servers could not be told of this one')
  }

  const announceServer = async (): Promise<void> => {
    alone_from = Number.POSITIVE_INFINITY
    await sendPacket({ from: id, messages: [], greets: true })
    alone_from = performance.now() + greeting_timeout_ms
  }

  const flush = async (): Promise<void> => {
    while (!batch.is_empty && !is_stopped) {
      const { messages, payloads } = batch.take()
      try {
        await pool.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
          NOTIFY_CHANNEL,
          payloads,
        ])
        await pause(BATCH_WINDOW_MS)
      } catch (error) {
        log.warn({ err: error }, 'a notification was not sent and is tried again')
        for (const message of messages) batch.add(message)
        await pause(250)
      }
    }
  }

  return {
    start: async (handlers) => {
      let is_open = false
      listener = openListener({
        url,
        log,
        name: 'foyer-realtime',
        channels: [NOTIFY_CHANNEL],
        onNotification: (payload) => receive(handlers, payload),
        onOpen: () => {
          if (is_open) handlers.onGap()
          is_open = true
          announceServer().catch(warn)
        },
      })
      if (!(await settlesWithin(listener.opened, OPEN_MS)))
        throw Object.assign(new Error('The connection for notifications did not open.'), {
          code: 'ETIMEDOUT',
        })
    },
    send: (message: FanOutMessage) => {
      if (message.kind === 'grown' && !has_peers && performance.now() > alone_from) return
      batch.add(message)
      sending ??= new Promise<void>((resolve) => setImmediate(resolve)).then(flush).finally(() => {
        sending = undefined
      })
    },
    hasPeers: () => has_peers,
    stop: async () => {
      if (sending) await settlesWithin(sending, 1_000)
      is_stopped = true
      await listener?.stop()
    },
  }
}

const app_id = z.string()
const packetShape = z.object({
  from: z.string(),
  greets: z.boolean().optional(),
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
