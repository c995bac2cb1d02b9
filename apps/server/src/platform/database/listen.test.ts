import pg from 'pg'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { aDatabase } from '#test/database.ts'
import { aStallingProxy, type StallingProxy } from '#test/stand-ins/stalling-proxy.ts'
import { createLogger } from '../telemetry/index.ts'
import { listenTo, type Listener } from './listen.ts'

const log = createLogger({ level: 'silent' })

describe('listenTo', () => {
  let url: string
  const open: (Listener | StallingProxy)[] = []

  beforeAll(async () => {
    url = (await aDatabase()).server_url
  })
  afterEach(async () => {
    for (const one of open.splice(0)) await one.stop()
  })

  async function aListener(through = url) {
    const heard: string[] = []
    const onOpen = vi.fn<() => void>()
    const listener = listenTo({
      ...{ url: through, name: 'listen-test', channels: ['listen_test'], log, onOpen },
      ...{ check_ms: 50, silence_ms: 500 },
      onNotification: (payload) => heard.push(payload),
    })
    open.push(listener)
    await listener.opened
    return { heard, onOpen }
  }

  async function ask(text: string, values: unknown[] = []): Promise<void> {
    const client = new pg.Client(url)
    await client.connect()
    await client.query(text, values)
    await client.end()
  }
  const say = (payload: string) => ask('select pg_notify($1, $2)', ['listen_test', payload])

  it('hears what is said on its channel, in order', async () => {
    const { heard, onOpen } = await aListener()
    for (const word of ['one', 'two', 'three']) await say(word)
    await vi.waitFor(() => expect(heard).toEqual(['one', 'two', 'three']), 5_000)
    expect(onOpen).toHaveBeenCalledOnce()
  })

  it('opens a connection again that the database has ended', async () => {
    const { heard, onOpen } = await aListener()
    await ask(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'listen-test' and datname = current_database()`,
    )
    await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(2), 5_000)
    await say('again')
    await vi.waitFor(() => expect(heard).toEqual(['again']), 5_000)
  })

  it('notices a connection that died without a word, and says that something may have been missed', async () => {
    const proxy = await aStallingProxy(url)
    open.push(proxy)
    const { heard, onOpen } = await aListener(proxy.url)
    await say('before')
    await vi.waitFor(() => expect(heard).toEqual(['before']), 5_000)
    proxy.stall()
    await say('into the void')
    await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(2), 5_000)
    await say('after')
    await vi.waitFor(() => expect(heard).toEqual(['before', 'after']), 5_000)
  })
})
