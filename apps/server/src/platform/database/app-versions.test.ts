import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { aDatabase } from '#test/database.ts'
import { aStallingProxy, type StallingProxy } from '#test/stand-ins/stalling-proxy.ts'
import { newId } from '../ids.ts'
import { createLogger } from '../telemetry/index.ts'
import { APP_VERSIONS_CHANNEL, AppVersions, type BumpedVersion } from './app-versions.ts'

const log = createLogger({ level: 'silent' })

describe('the versions of apps', () => {
  let url: string
  const open: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    url = (await aDatabase()).server_url
  })
  afterEach(async () => {
    for (const stop of open.splice(0)) await stop()
  })

  async function aListener(through = url) {
    const versions = new AppVersions()
    const received: BumpedVersion[] = []
    versions.onBump((bumped) => received.push(bumped))
    open.push(versions.listen({ url: through, log }))
    await vi.waitFor(() => expect(versions.confirmed_at).toBeGreaterThan(0), 10_000)
    return { versions, received }
  }
  async function notify(payload: string): Promise<void> {
    const client = new pg.Client(url)
    await client.connect()
    await client.query('select pg_notify($1, $2)', [APP_VERSIONS_CHANNEL, payload])
    await client.end()
  }

  it('are received from every server that raises one', async () => {
    const bumped = { id: newId(), version: 3 }
    const { received } = await aListener()
    await notify(JSON.stringify(bumped))
    await vi.waitFor(() => expect(received).toEqual([null, bumped]))
  })

  it('are all in doubt after a notification that cannot be read', async () => {
    const { received } = await aListener()
    await notify('something else')
    await vi.waitFor(() => expect(received).toEqual([null, null]))
  })

  it('are proven to be current again and again while the connection lives', async () => {
    const { versions } = await aListener()
    const before = performance.now()
    await vi.waitFor(() => expect(versions.confirmed_at).toBeGreaterThan(before), 10_000)
  })

  it('are not proven by a connection that has died without a word, and are in doubt once it is opened again', async () => {
    const proxy: StallingProxy = await aStallingProxy(url)
    open.push(proxy.stop)
    const { versions, received } = await aListener(proxy.url)
    const confirmed: number[] = []
    versions.onBump(() => confirmed.push(versions.confirmed_at))
    proxy.stall()
    const stalled_at = performance.now()
    await notify(JSON.stringify({ id: newId(), version: 1 }))
    await vi.waitFor(() => expect(received).toEqual([null, null]), 10_000)
    expect(confirmed).toEqual([expect.any(Number)])
    expect(confirmed[0]).toBeLessThan(stalled_at)
    await vi.waitFor(() => expect(versions.confirmed_at).toBeGreaterThan(stalled_at), 10_000)
  })
})
