import { afterEach, describe, expect, it } from 'vitest'
import { fixedClock } from './clock.fixture.ts'
import { databaseClock, type DatabaseClock } from './database-clock.ts'

const noon = new Date('2026-03-01T12:00:00Z')

describe('fixedClock', () => {
  it('does not advance until it is moved', () => {
    const clock = fixedClock(noon)
    expect(clock.now()).toEqual(noon)
    clock.advance(90_000)
    expect(clock.now().toISOString()).toBe('2026-03-01T12:01:30.000Z')
    clock.set(noon)
    expect(clock.now()).toEqual(noon)
  })

  it('returns dates that callers cannot mutate', () => {
    const clock = fixedClock(noon)
    clock.now().setFullYear(1999)
    expect(clock.now()).toEqual(noon)
  })
})

describe('databaseClock', () => {
  let clock: DatabaseClock | undefined
  afterEach(() => clock?.stop())

  /** A database whose clock is `offset_ms` ahead and whose responses take `trip` ms. */
  function aDatabase(local: { ms: number }, state: { offset_ms: number; trip: number; error?: Error }) {
    const query = async () => {
      if (state.error) throw state.error
      const ms = local.ms + state.trip / 2 + state.offset_ms
      local.ms += state.trip
      return { rows: [{ ms: String(ms) }] }
    }
    return { query }
  }

  it('returns the time of the database, whatever the local clock shows', async () => {
    const local = { ms: noon.getTime() }
    clock = await databaseClock(aDatabase(local, { offset_ms: 5_000, trip: 40 }), {
      onError: () => undefined,
      local: () => local.ms,
    })
    expect(clock.offset()).toBe(5_000)
    expect(clock.now().getTime()).toBe(local.ms + 5_000)
  })

  it('keeps its offset when a response was too slow to be precise', async () => {
    const local = { ms: noon.getTime() }
    const state = { offset_ms: 5_000, trip: 40 }
    clock = await databaseClock(aDatabase(local, state), { onError: () => undefined, local: () => local.ms })
    Object.assign(state, { offset_ms: -60_000, trip: 4_000 })
    await clock.synchronize()
    expect(clock.offset()).toBe(5_000)
  })

  it('refuses to start on a database that does not answer', async () => {
    const state = { offset_ms: 0, trip: 0, error: new Error('connection refused') }
    await expect(databaseClock(aDatabase({ ms: 0 }, state), { onError: () => undefined })).rejects.toThrow(
      'refused',
    )
  })

  it('reports a later failure and continues with the last known offset', async () => {
    const local = { ms: noon.getTime() }
    const state: { offset_ms: number; trip: number; error?: Error } = { offset_ms: 700, trip: 2 }
    const reported = new Promise((resolve) => {
      void databaseClock(aDatabase(local, state), {
        every_ms: 1,
        onError: resolve,
        local: () => local.ms,
      }).then((started) => {
        clock = started
        state.error = new Error('gone')
      })
    })
    expect(await reported).toBe(state.error)
    expect(clock?.offset()).toBe(700)
  })
})
