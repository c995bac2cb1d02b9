import pg from 'pg'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { aDatabase } from '#test/database.ts'
import { aStallingProxy, type StallingProxy } from '#test/stand-ins/stalling-proxy.ts'
import { createLogger } from '../telemetry/index.ts'
import { openListener, type Listener } from './open-listener.ts'

const log = createLogger({ level: 'silent' })

describe('openListener', () => {
  let url: string
  const open: (Listener | StallingProxy)[] = []

  beforeAll(async () => {
    url = (await aDatabase()).server_url
  })
  afterEach(async () => {
    for (const one of open.splice(0)) await one.stop()
  })

  async function aListener(through = url) {
    const received: string[] = []
    const onOpen = vi.fn<() => void>()
    const listener = openListener({
      url: through,
      name: 'listen-test',
      channels: ['listen_test'],
      log,
      onOpen,
      check_ms: 50,
      silence_ms: 500,
      onNotification: (payload) => received.push(payload),
    })
    open.push(listener)
    await listener.opened
    return { received, onOpen }
  }

  async function query(text: string, values: unknown[] = []): Promise<void> {
    const client = new pg.Client(url)
    await client.connect()
    await client.query(text, values)
    await client.end()
  }
  const notify = (payload: string) => query('select pg_notify($1, $2)', ['listen_test', payload])

  it('receives the notifications of its channel in order', async () => {
    const { received, onOpen } = await aListener()
    for (const payload_text of ['one', 'two', 'three']) await notify(payload_text)
    await vi.waitFor(() => expect(received).toEqual(['one', 'two', 'three']), 5_000)
    expect(onOpen).toHaveBeenCalledOnce()
  })

  it('opens a connection again that the database has ended', async () => {
    const { received, onOpen } = await aListener()
    await query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'listen-test' and datname = current_database()`,
    )
    await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(2), 5_000)
    await notify('again')
    await vi.waitFor(() => expect(received).toEqual(['again']), 5_000)
  })

  it('detects a connection that died silently and reports that notifications may be missing', async () => {
    const proxy = await aStallingProxy(url)
    open.push(proxy)
    const { received, onOpen } = await aListener(proxy.url)
    await notify('before')
    await vi.waitFor(() => expect(received).toEqual(['before']), 5_000)
    proxy.stall()
    await notify('into the void')
    await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(2), 5_000)
    await notify('after')
    await vi.waitFor(() => expect(received).toEqual(['before', 'after']), 5_000)
  })
})
