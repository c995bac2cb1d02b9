import { performance } from 'node:perf_hooks'
import { describe, expect, it, vi } from 'vitest'
import { Changes } from './changes.ts'
import { markOf, Remembered } from './remembered.ts'

function vouched(most?: number): Changes {
  const changes = new Changes(most === undefined ? {} : { most })
  changes.vouch(performance.now() + 60_000)
  return changes
}

describe('what was read before', () => {
  const cases: [string, (changes: Changes) => void, boolean][] = [
    ['holds while nothing changes', () => undefined, true],
    ['holds when somebody else changes', (changes) => changes.changed(['other']), true],
    ['does not hold once the person has changed', (changes) => changes.changed(['other', 'ann']), false],
    ['does not hold once the app has changed', (changes) => changes.changed(['app']), false],
    ['does not hold where changes may have been missed', (changes) => changes.missed(), false],
    [
      'does not hold where more has changed than is kept in mind',
      (changes) => changes.changed(['1', '2', '3', '4', '5']),
      false,
    ],
  ]
  it.each(cases)('%s', (_sentence, happen, holds) => {
    const changes = vouched(4)
    const mark = changes.mark()
    happen(changes)
    changes.vouch(performance.now() + 60_000)
    expect(changes.hold(mark, ['app', 'ann'])).toBe(holds)
  })

  it('counts only while somebody vouches that every change is heard, and says so when nobody does', () => {
    const changes = vouched()
    const onDoubt = vi.fn<() => Promise<void>>(() => Promise.resolve())
    changes.onDoubt = onDoubt
    expect(changes.hold(changes.mark(), ['ann'])).toBe(true)
    expect(onDoubt).not.toHaveBeenCalled()
    changes.vouch(performance.now())
    expect(changes.hold(changes.mark(), ['ann'])).toBe(false)
    expect(onDoubt).toHaveBeenCalledTimes(1)
  })

  it('holds again when it is read after the change', () => {
    const changes = vouched()
    changes.changed(['ann'])
    expect(changes.hold(changes.mark(), ['ann'])).toBe(true)
  })
})

describe('Remembered', () => {
  const value = { name: 'Ann' }
  const kept = new Remembered<{ name: string }>({ most: 10 })

  it('gives a value of one app until one of those it is about changes, the app included', () => {
    for (const id of ['ann', 'app']) {
      const changes = vouched()
      const reader = { app_id: 'app', changes }
      kept.keep(reader, 'token', { value, about: ['ann'], since: markOf(reader) })
      expect(kept.get(reader, 'token')).toBe(value)
      expect(kept.get({ app_id: 'other', changes }, 'token')).toBeUndefined()
      expect(kept.get({ app_id: 'app', changes: vouched() }, 'token')).toBeUndefined()
      changes.changed([id])
      expect(kept.get(reader, 'token')).toBeUndefined()
    }
  })

  it('does not give what was being read while it changed', () => {
    const reader = { app_id: 'app', changes: vouched() }
    const since = markOf(reader)
    reader.changes.changed(['ann'])
    kept.keep(reader, 'token', { value, about: ['ann'], since })
    expect(kept.get(reader, 'token')).toBeUndefined()
  })

  it('neither keeps nor gives anything where the last word is wanted', () => {
    const fresh = { app_id: 'app' }
    kept.keep(fresh, 'token', { value, about: [], since: markOf(fresh) })
    expect(kept.get(fresh, 'token')).toBeUndefined()
  })
})
