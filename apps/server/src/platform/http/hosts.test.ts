import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AppDirectory, AppFacts } from '../app-facts.ts'
import { loadConfig } from '../config/index.ts'
import { publicHostResolver } from './hosts.ts'

const app = { slug: 'iron', is_off: false, primary_domain: null } as AppFacts

/** A directory whose database does not answer, with facts in memory that are up to a minute old. */
const silent: Pick<AppDirectory, 'bySlug'> = {
  bySlug: (_slug, within_ms) => (within_ms === 60_000 ? app : new Promise(() => undefined)),
}

afterEach(() => vi.useRealTimers())

describe('publicHostResolver', () => {
  it('does not let a page wait for a database that is silent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const resolve = publicHostResolver({
      config: loadConfig({ BASE_URL: 'http://localhost' }),
      directory: silent as AppDirectory,
    })
    const found = resolve('iron.localhost')
    await vi.advanceTimersByTimeAsync(1_500)
    expect(await found).toEqual({ kind: 'app', app, is_primary: true })
  })
})
