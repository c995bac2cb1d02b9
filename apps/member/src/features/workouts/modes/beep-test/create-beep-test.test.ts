import { listBeepLevels } from '@foyer/domain/training'
import type { BeepResult } from '@foyer/domain/training'
import { describe, expect, it } from 'vitest'
import type { DeviceState } from '../device-state.ts'
import { createBeepTest, isBeepRun, isWarned } from './create-beep-test.ts'
import type { BeepRun } from './create-beep-test.ts'

function setUp() {
  const time = { now: 1_000_000 }
  const results: BeepResult[] = []
  const stored: { value: BeepRun | null } = { value: null }
  const device: DeviceState<BeepRun> = {
    load: () => stored.value,
    save: (value) => {
      stored.value = value
    },
  }
  const create = (is_ended = false) =>
    createBeepTest({
      levels: listBeepLevels(20),
      device,
      now: () => time.now,
      is_ended,
      onEnd: (result) => void results.push(result),
    })
  const test = create()
  /** Goes on in steps of a second, as the screen does. */
  const pass = (seconds: number, target = test): void => {
    for (let second = 0; second < seconds; second += 1) {
      time.now += 1000
      target.tick()
    }
  }
  const start = (): void => {
    test.start()
    pass(5)
  }
  return { time, results, stored, create, test, pass, start }
}

describe('createBeepTest', () => {
  it('counts in, then runs', () => {
    const { test, pass } = setUp()
    expect(test.state.get()).toEqual({ stage: 'idle' })
    test.start()
    expect(test.state.get()).toMatchObject({ stage: 'running', elapsed: -5 })
    pass(14)
    expect(test.state.get()).toMatchObject({ elapsed: 9 })
  })

  it('warns at the first miss and ends at the second in a row, with the last shuttle that was made', () => {
    const { test, pass, start, results } = setUp()
    start()
    pass(63 + 8 * 3 + 1)
    test.miss()
    expect(test.state.get()).toMatchObject({ stage: 'running', misses: [10] })
    pass(8)
    test.miss()
    expect(test.state.get()).toEqual({ stage: 'ended' })
    expect(results).toEqual([{ level: 2, shuttle: 2 }])
  })

  it('takes two taps at one beep as one miss', () => {
    const { test, pass, start, results } = setUp()
    start()
    pass(20)
    test.miss()
    test.miss()
    expect(test.state.get()).toMatchObject({ misses: [2] })
    expect(results).toEqual([])
  })

  it('goes on after a miss that was made up for', () => {
    const { test, pass, start } = setUp()
    start()
    pass(20)
    test.miss()
    pass(18)
    test.miss()
    expect(test.state.get()).toMatchObject({ stage: 'running', misses: [2, 4] })
  })

  it('has no result without a shuttle', () => {
    const { test, pass, start, results } = setUp()
    start()
    pass(4)
    test.stop()
    expect(results).toEqual([{ level: 0, shuttle: 0 }])
  })

  it('ends with the last completed shuttle when it is stopped, without one that was missed', () => {
    const { test, pass, start, results } = setUp()
    start()
    pass(40)
    test.miss()
    test.stop()
    expect(results).toEqual([{ level: 1, shuttle: 3 }])
  })

  it('goes on to the second after a reload', () => {
    const { test, pass, start, create, time } = setUp()
    start()
    pass(20)
    test.miss()
    time.now += 3000
    expect(create().state.get()).toMatchObject({ stage: 'running', elapsed: 23, misses: [2] })
  })

  it('ends where it was seen last when nobody watched', () => {
    const { test, pass, start, time, results } = setUp()
    start()
    pass(30)
    time.now += 20 * 60_000
    test.tick()
    expect(test.state.get()).toEqual({ stage: 'ended' })
    expect(results).toEqual([{ level: 1, shuttle: 3 }])
  })

  it('ends behind the last level', () => {
    const { pass, start, results } = setUp()
    start()
    pass(1500)
    expect(results).toEqual([{ level: 21, shuttle: 16 }])
  })

  it('shows the result of a session that has one', () => {
    const { create } = setUp()
    expect(create(true).state.get()).toEqual({ stage: 'ended' })
  })
})

describe('isWarned', () => {
  it.each([
    [[], 5, false],
    [[5], 5, true],
    [[5], 6, true],
    [[5], 7, false],
  ])('with %j missed and %i behind: %s', (misses, completed, expected) => {
    expect(isWarned(misses, completed)).toBe(expected)
  })
})

describe('isBeepRun', () => {
  it.each([[null], [{ started_at: 1, misses: ['a'], seen_at: 1 }], [{ started_at: 1, misses: [] }]])(
    'refuses %j',
    (value) => {
      expect(isBeepRun(value)).toBe(false)
    },
  )
})
