import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { aDatabase } from '#test/database.ts'
import { remembering } from '#test/remembering.ts'
import { aStallingProxy } from '#test/stand-ins/stalling-proxy.ts'
import { newId } from '../ids.ts'
import { createLogger } from '../telemetry/index.ts'
import { createDatabase, inTransaction, type Database } from './app-db.ts'
import { createPool } from './pool.ts'
import { watchChanges, type News } from './watch-changes.ts'

const log = createLogger({ level: 'silent' })

describe('watchChanges', () => {
  let url: string
  const open: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    url = (await aDatabase()).server_url
  })
  afterEach(async () => {
    for (const stop of open.splice(0)) await stop()
  })

  async function aServer({
    through = url,
    ...times
  }: { through?: string; trusted_ms?: number; used_ms?: number; news?: readonly News[] } = {}) {
    const pool = createPool({ url, name: 'changes-test', onError: () => undefined })
    const database = createDatabase(pool)
    const stop = watchChanges({ url: through, changes: database.changes, log, beat_ms: 50, ...times })
    open.push(stop, () => pool.end())
    await remembering(database)
    return database
  }
  const say = (database: Database, said: string) =>
    inTransaction(database, newId(), (tx) => sql`select say_changed(${said})`.execute(tx))

  it('knows what it has changed itself when that is answered, without a word from the listening connection', async () => {
    const pool = createPool({ url, name: 'changes-test', onError: () => undefined })
    open.push(() => pool.end())
    const database = createDatabase(pool)
    const { changes } = database
    changes.vouch(performance.now() + 60_000)
    const mark = changes.mark()
    await say(database, 'app ann')
    expect(changes.hold(mark, ['ann'])).toBe(false)
    expect(changes.hold(mark, ['app', 'bob'])).toBe(true)
    await pool.query('select say_changed($1)', ['app bob'])
    expect(changes.hold(mark, ['bob'])).toBe(false)
  })

  it('knows what its own server has changed when the commit is answered, and all others soon after', async () => {
    const [own, other] = [await aServer(), await aServer()]
    const marks = [own.changes.mark(), other.changes.mark()] as const
    await say(own, 'app ann')
    expect(own.changes.hold(marks[0], ['ann'])).toBe(false)
    await vi.waitFor(() => expect(other.changes.hold(marks[1], ['ann'])).toBe(false))
    await vi.waitFor(() => expect(own.changes.hold(marks[0], ['app', 'bob'])).toBe(true))
    await vi.waitFor(() => expect(other.changes.hold(marks[1], ['app', 'bob'])).toBe(true))
  })

  it('proves on demand, for whoever can wait, and gives up on a database that does not answer', async () => {
    const proxy = await aStallingProxy(url)
    open.push(proxy.stop)
    const { changes } = await aServer({ through: proxy.url, trusted_ms: 300, used_ms: 0 })
    await vi.waitFor(() => expect(changes.isSure()).toBe(false))
    await vi.waitFor(async () => expect(await changes.becomesSure()).toBe(true))
    proxy.stall()
    await vi.waitFor(() => expect(changes.isSure()).toBe(false))
    expect(await changes.becomesSure()).toBe(false)
  })

  it('hears news of other channels on the same connection, and says when some may have been missed', async () => {
    const heard: string[] = []
    const news = {
      channel: `news_${newId().replaceAll('-', '')}`,
      hear: (payload: string) => void heard.push(payload),
      missed: () => void heard.push('missed'),
    }
    const { changes, pool } = await aServer({ news: [news] })
    const mark = changes.mark()
    await pool.query('select pg_notify($1, $2)', [news.channel, 'an app has moved'])
    await vi.waitFor(() => expect(heard).toEqual(['missed', 'an app has moved']))
    expect(changes.hold(mark, ['an app has moved'])).toBe(true)
  })

  it('takes the name of an app alone for everyone in it', async () => {
    const { changes, ...own } = await aServer()
    const mark = changes.mark()
    await say({ changes, ...own }, 'app')
    await vi.waitFor(() => expect(changes.hold(mark, ['ann'])).toBe(true))
    expect(changes.hold(mark, ['app', 'ann'])).toBe(false)
  })

  it('does not vouch for a connection that has died without a word', async () => {
    const proxy = await aStallingProxy(url)
    open.push(proxy.stop)
    const { changes } = await aServer({ through: proxy.url, trusted_ms: 300 })
    const mark = changes.mark()
    proxy.stall()
    await vi.waitFor(() => expect(changes.hold(mark, [])).toBe(false))
    // Opened again, it may have missed something: what was read before counts no more, what is read now does.
    await vi.waitFor(() => expect(changes.hold(changes.mark(), [])).toBe(true), 10_000)
    expect(changes.hold(mark, [])).toBe(false)
  })

  it('asks for a proof again when somebody uses it after a pause', async () => {
    const database = await aServer({ used_ms: 0, trusted_ms: 100 })
    const { changes } = database
    const mark = changes.mark()
    const vouch = vi.spyOn(changes, 'vouch')
    await vi.waitFor(() => expect(changes.hold(mark, [])).toBe(false))
    await remembering(database)
    expect(vouch).toHaveBeenCalled()
    expect(changes.hold(mark, [])).toBe(true)
  })
})
