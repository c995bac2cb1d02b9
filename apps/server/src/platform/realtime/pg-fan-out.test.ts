import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { aDatabase } from '#test/database.ts'
import { createPool, type Pool } from '../database/pool.ts'
import { createLogger } from '../telemetry/index.ts'
import type { FanOut, FanOutMessage } from './fan-out.ts'
import { pgFanOut } from './pg-fan-out.ts'

const app_id = '01890000-0000-7000-8000-000000000001'
const log = createLogger({ level: 'silent' })

describe('pgFanOut', () => {
  let url: string
  let pool: Pool
  const open: FanOut[] = []

  beforeAll(async () => {
    url = (await aDatabase()).server_url
    pool = createPool({ url, name: 'fan-out-test', onError: () => undefined })
  })
  afterEach(async () => {
    for (const fanOut of open.splice(0)) await fanOut.stop()
  })
  afterAll(() => pool.end())

  async function aServer(through: Pick<Pool, 'query'> = pool, greeting_timeout_ms = 2_000) {
    const fanOut = pgFanOut({ url, pool: through, log, greeting_timeout_ms })
    const received: FanOutMessage[] = []
    const server = { fanOut, received, gaps: 0 }
    open.push(fanOut)
    await fanOut.start({ onMessage: (message) => received.push(message), onGap: () => void server.gaps++ })
    return server
  }
  const grown = (seq: number): FanOutMessage => ({ kind: 'grown', app_id, channel: 'thread:1', seq })

  it('carries every kind of message to the others, and none back', async () => {
    const [one, two, three] = [await aServer(), await aServer(), await aServer()]
    const messages: FanOutMessage[] = [
      {
        kind: 'told',
        app_id,
        channel: 'user:1',
        event: { seq: 0, type: 'access_changed', data: { epoch: 2 } },
      },
      { kind: 'session_ended', app_id: null, session_id: 's1' },
      { kind: 'access_changed', app_id, user_id: null },
      grown(7),
    ]
    for (const message of messages) one.fanOut.send(message)
    await vi.waitFor(() => expect([two.received, three.received]).toEqual([messages, messages]), 5_000)
    expect(one.received).toEqual([])
    expect([one.fanOut.hasPeers(), two.fanOut.hasPeers()]).toEqual([true, true])
  })

  it('carries thousands of channels in a few notifications', async () => {
    const [one, two] = [await aServer(), await aServer()]
    for (let index = 0; index < 2_000; index++)
      one.fanOut.send({ kind: 'grown', app_id, channel: `thread:${index}`, seq: 1 })
    await vi.waitFor(() => expect(two.received).toHaveLength(2_000), 5_000)
  })

  it('reopens a lost connection and reports that messages may be missing', async () => {
    const [one, two] = [await aServer(), await aServer()]
    await vi.waitFor(() => expect([one.gaps, two.gaps]).toEqual([1, 1]), 5_000)
    const killer = new pg.Client(url)
    await killer.connect()
    await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foyer-realtime' and datname = current_database()`,
    )
    await killer.end()
    await vi.waitFor(() => expect([one.gaps, two.gaps]).toEqual([2, 2]), 5_000)
    one.fanOut.send(grown(8))
    await vi.waitFor(() => expect(two.received).toEqual([grown(8)]), 5_000)
  })

  it('does not send growth until another server has replied, but sends everything else', async () => {
    const sent: unknown[] = []
    const query = (text: string, values: unknown[]) => {
      const payloads = values[1] as string[]
      sent.push(...payloads.flatMap((payload) => (JSON.parse(payload) as { messages: unknown[] }).messages))
      return pool.query(text, values)
    }
    const one = await aServer({ query } as Pick<Pool, 'query'>, 0)
    const ended: FanOutMessage = { kind: 'session_ended', app_id, session_id: 's1' }
    const says = async () => {
      sent.length = 0
      one.fanOut.send(grown(1))
      one.fanOut.send(ended)
      await vi.waitFor(() => expect(sent).toContainEqual(ended), 2_000)
      return [...sent]
    }
    await vi.waitFor(async () => expect(await says()).toEqual([ended]), 5_000)
    expect([one.fanOut.hasPeers(), one.gaps]).toEqual([false, 0])

    const two = await aServer()
    await vi.waitFor(() => expect([one.gaps, two.gaps]).toEqual([1, 1]), 5_000)
    one.fanOut.send(grown(2))
    two.fanOut.send(grown(3))
    await vi.waitFor(() => expect([one.received, two.received]).toEqual([[grown(3)], [grown(2)]]), 5_000)
  })

  it('stores what it could not send and sends it later', async () => {
    let is_away = true
    const query = (text: string, values: unknown[]) =>
      is_away ? Promise.reject(new Error('database away')) : pool.query(text, values)
    const [one, two] = [await aServer({ query } as Pick<Pool, 'query'>), await aServer()]
    one.fanOut.send(grown(1))
    one.fanOut.send(grown(2))
    await new Promise((resolve) => setImmediate(resolve))
    is_away = false
    await vi.waitFor(() => expect(two.received.at(-1)).toEqual(grown(2)), 5_000)
  })
})
