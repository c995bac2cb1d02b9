import { performance } from 'node:perf_hooks'
import { describe, expect, it, vi } from 'vitest'
import { Changes } from './changes.ts'

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
