import type { WorkoutGroup } from '@foyer/contract/workouts/prescription'
import { describe, expect, it } from 'vitest'
import type { DeviceState } from '../device-state.ts'
import { createGroupClock, isGroupRun } from './create-group-clock.ts'
import type { GroupRun } from './create-group-clock.ts'

const aGroup = (changes: Partial<WorkoutGroup>): WorkoutGroup => ({
  id: 'group',
  title: '',
  kind: 'emom',
  rounds: 3,
  rest_seconds: 0,
  items: [],
  ...changes,
})

function setUp(changes: Partial<WorkoutGroup>) {
  const time = { now: 1_000_000 }
  const over = { count: 0 }
  const stored: { value: GroupRun | null } = { value: null }
  const device: DeviceState<GroupRun> = {
    load: () => stored.value,
    save: (value) => {
      stored.value = value
    },
  }
  const create = () =>
    createGroupClock({
      group: aGroup(changes),
      device,
      now: () => time.now,
      onOver: () => {
        over.count += 1
      },
    })
  const clock = create()
  const pass = (seconds: number): void => {
    time.now += seconds * 1000
    clock.tick()
  }
  return { time, over, stored, create, clock, pass, state: () => clock.state.get() }
}

describe('createGroupClock', () => {
  it('starts minute k of an EMOM at k times the minute, and ends by itself once', () => {
    const { clock, pass, state, over } = setUp({ kind: 'emom' })
    clock.start()
    pass(61)
    expect(state()).toMatchObject({ stage: 'running', index: 1, phase_elapsed: 1, rounds: 1 })
    pass(200)
    expect(state()).toMatchObject({ stage: 'asks', is_over: true, elapsed: 180, rounds: 3 })
    pass(1)
    expect(over.count).toBe(1)
  })

  it('counts the rounds of an AMRAP, and asks for the score when its time is over', () => {
    const { clock, pass, state } = setUp({ kind: 'amrap', cap_seconds: 120 })
    clock.start()
    pass(30)
    clock.countRound()
    clock.countRound()
    pass(90)
    expect(state()).toMatchObject({ stage: 'asks', rounds: 2, elapsed: 120, is_over: true })
  })

  it('stops a group for time at the tap, and goes on if that was a mistake', () => {
    const { clock, pass, state } = setUp({ kind: 'for_time', cap_seconds: 300 })
    clock.start()
    pass(95)
    clock.finish()
    pass(20)
    expect(state()).toMatchObject({ stage: 'asks', elapsed: 95, is_over: false })
    clock.resume()
    pass(5)
    expect(state()).toMatchObject({ stage: 'running', elapsed: 100, was_paused: true })
  })

  it('has no end without a limit', () => {
    const { clock, pass, state } = setUp({ kind: 'for_time' })
    clock.start()
    pass(9000)
    expect(state()).toMatchObject({ stage: 'running', elapsed: 9000, was_paused: false })
  })

  it('stands still while it is paused, also over a reload', () => {
    const { clock, pass, create, time } = setUp({ kind: 'amrap', cap_seconds: 120 })
    clock.start()
    pass(30)
    clock.pause()
    time.now += 60_000
    const reloaded = create()
    expect(reloaded.state.get()).toMatchObject({ stage: 'paused', elapsed: 30 })
    reloaded.resume()
    time.now += 1000
    reloaded.tick()
    expect(reloaded.state.get()).toMatchObject({ stage: 'running', elapsed: 31, was_paused: true })
  })

  it('stores nothing once it is cleared', () => {
    const { clock, pass, state, stored } = setUp({ kind: 'emom' })
    clock.start()
    pass(10)
    clock.clear()
    expect(stored.value).toBeNull()
    expect(state().stage).toBe('idle')
  })
})

describe('isGroupRun', () => {
  it.each([[null], [{ started_at: 1, rounds: 1 }], [{ started_at: 1, rounds: 'a', paused_at: null }]])(
    'refuses %j',
    (value) => {
      expect(isGroupRun(value)).toBe(false)
    },
  )
})
