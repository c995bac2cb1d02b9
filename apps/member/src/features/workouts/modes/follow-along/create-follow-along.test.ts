import type { Phase } from '@foyer/domain/training'
import { describe, expect, it } from 'vitest'
import type { DeviceState } from '../device-state.ts'
import { createFollowAlong, isFollowAnchor } from './create-follow-along.ts'
import type { FollowAnchor } from './create-follow-along.ts'

const place = (row: number) => ({ uid: 'squat', row })
const phases: Phase[] = [
  { kind: 'ready', seconds: 10, by_clock: true, place: place(0) },
  { kind: 'work', seconds: 30, by_clock: true, place: place(0) },
  { kind: 'rest', seconds: 20, by_clock: true, place: place(1) },
  { kind: 'work', seconds: 24, by_clock: false, place: place(1) },
  { kind: 'rest', seconds: 20, by_clock: true, place: place(2) },
  { kind: 'work', seconds: 30, by_clock: true, place: place(2) },
]
const START = 1_000_000

function setUp({ starts = true, open_index = 0 } = {}) {
  const time = { now: START }
  const done: number[] = []
  const pauses: boolean[] = []
  const stored: { value: FollowAnchor | null } = { value: null }
  const device: DeviceState<FollowAnchor> = {
    load: () => stored.value,
    save: (value) => {
      stored.value = value
    },
  }
  const create = () =>
    createFollowAlong({
      phases,
      open_index,
      starts,
      device,
      now: () => time.now,
      onDone: (phase) => void (phase.kind === 'work' && done.push(phase.place.row)),
      onPause: (is_paused) => void pauses.push(is_paused),
    })
  const follow = create()
  const passIn = (target: ReturnType<typeof create>, seconds: number): string => {
    time.now += seconds * 1000
    target.tick()
    const { index, elapsed } = target.state.get()
    return `${phases[index]?.kind ?? 'over'} ${index} ${elapsed}`
  }
  return { time, done, pauses, stored, create, follow, pass: (s: number) => passIn(follow, s), passIn }
}

describe('createFollowAlong', () => {
  it('goes from phase to phase by itself and logs each finished set', () => {
    const { pass, done } = setUp()
    expect(pass(9)).toBe('ready 0 9')
    expect(pass(1)).toBe('work 1 0')
    expect(done).toEqual([])
    expect(pass(30)).toBe('rest 2 0')
    expect(done).toEqual([0])
    expect(pass(20)).toBe('work 3 0')
  })

  it('waits for the member in a set of repetitions', () => {
    const { pass, follow, done } = setUp()
    pass(60)
    expect(pass(500)).toBe('work 3 500')
    follow.complete()
    expect(done).toEqual([0, 1])
    expect(follow.state.get()).toMatchObject({ index: 4, elapsed: 0 })
  })

  it('stands still while it is paused', () => {
    const { pass, follow, pauses } = setUp()
    pass(15)
    follow.pause()
    expect(pass(100)).toBe('work 1 5')
    follow.resume()
    expect(pass(2)).toBe('work 1 7')
    expect(pauses).toEqual([true, false])
  })

  it('goes on to the second after a reload', () => {
    const { pass, create, time, passIn } = setUp()
    pass(12)
    time.now += 7000
    const reloaded = create()
    expect(reloaded.state.get()).toMatchObject({ index: 1, elapsed: 9, is_paused: false })
    expect(passIn(reloaded, 1)).toBe('work 1 10')
  })

  it('stays paused after a reload', () => {
    const { pass, follow, create, time } = setUp()
    pass(12)
    follow.pause()
    time.now += 3_600_000
    expect(create().state.get()).toMatchObject({ index: 1, elapsed: 2, is_paused: true })
  })

  it('catches up after a minute in the background', () => {
    const { pass, done } = setUp()
    pass(11)
    expect(pass(40)).toBe('rest 2 11')
    expect(done).toEqual([0])
  })

  it('waits where it was seen last after a long time away, and logs nothing of it', () => {
    const { pass, follow, done } = setUp()
    pass(10)
    expect(pass(3600)).toBe('work 1 0')
    expect(follow.state.get().is_paused).toBe(true)
    expect(done).toEqual([])
  })

  it('skips forward without logging', () => {
    const { pass, follow, done } = setUp()
    pass(10)
    follow.next()
    expect(follow.state.get().index).toBe(2)
    expect(done).toEqual([])
  })

  it('starts a phase again, and goes back to the set before at its start', () => {
    const { pass, follow } = setUp()
    pass(65)
    follow.previous()
    expect(follow.state.get()).toMatchObject({ index: 3, elapsed: 0 })
    follow.previous()
    expect(follow.state.get()).toMatchObject({ index: 1, elapsed: 0 })
  })

  it('makes a rest longer and shorter', () => {
    const { pass, follow } = setUp()
    pass(40)
    follow.extend(15)
    expect(pass(34)).toBe('rest 2 34')
    follow.extend(-15)
    expect(pass(0)).toBe('work 3 14')
  })

  it('waits for a tap where it does not start by itself', () => {
    const { pass, follow } = setUp({ starts: false, open_index: 2 })
    expect(pass(30)).toBe('rest 2 0')
    follow.resume()
    expect(pass(1)).toBe('rest 2 1')
  })

  it('stores nothing once it is over', () => {
    const { pass, follow, stored } = setUp({ open_index: 5 })
    expect(pass(31)).toBe('over 6 1')
    expect(stored.value).toBeNull()
    follow.pause()
    expect(follow.state.get().is_paused).toBe(false)
  })
})

describe('isFollowAnchor', () => {
  it.each([[null], ['text'], [{}], [{ key: 'a', started_at: 'b', extra: 0, paused_at: null, seen_at: 1 }]])(
    'refuses %j',
    (value) => {
      expect(isFollowAnchor(value)).toBe(false)
    },
  )
})
