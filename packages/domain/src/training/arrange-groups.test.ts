import type { GroupKind } from '@foyer/contract/rules/workouts'
import type { WorkoutGroup } from '@foyer/contract/workouts/prescription'
import { describe, expect, it } from 'vitest'
import {
  groupWithAbove,
  placeGroup,
  placeItem,
  setGroupKind,
  stepItem,
  ungroupItem,
  type ItemTarget,
} from './arrange-groups.ts'
import { aGroup, anItem, aSet, idOf } from './testing.ts'

let ids = 0
const newId = () => idOf(5000 + (ids += 1))

/** "single 1 2": straight sets of the items 1 and 2; a title stands before them. */
function groupsOf(...lines: string[]): WorkoutGroup[] {
  return lines.map((line, at) => {
    const [, title = '', kind = 'single', items = ''] = /^(?:"(.*)" )?(\w+)(.*)$/.exec(line) ?? []
    const numbers = items.split(' ').filter(Boolean).map(Number)
    const made = numbers.map((number) => anItem(number, [aSet(), aSet(), aSet()]))
    return { ...aGroup(at + 1, made, kind as GroupKind, 3), title }
  })
}

const linesOf = (groups: readonly WorkoutGroup[]): string[] =>
  groups.map(({ title, kind, items }) =>
    [...(title ? [`"${title}"`] : []), kind, ...items.map(({ uid }) => Number(uid.slice(-12)))].join(' '),
  )

const onto = (number: number): ItemTarget => ({ place: 'onto', uid: idOf(number) })
const behind = (number: number): ItemTarget => ({ place: 'after', uid: idOf(number) })
const ahead = (number: number): ItemTarget => ({ place: 'before', uid: idOf(number) })

const moves: [string, string[], number, ItemTarget, string[]][] = [
  ['onto the only one of another group', ['"A" single 1', 'single 2'], 2, onto(1), ['"A" superset 1 2']],
  [
    'onto one in the middle',
    ['"A" single 1 2 3', 'single 4'],
    4,
    onto(2),
    ['"A" single 1', 'superset 2 4', 'single 3'],
  ],
  ['onto one of its own group', ['single 1 2 3'], 3, onto(2), ['single 1', 'superset 2 3']],
  ['onto one that is in rounds', ['circuit 1 2', 'single 3'], 3, onto(1), ['circuit 1 3 2']],
  ['onto itself', ['single 1 2'], 1, onto(1), ['single 1 2']],
  ['before another', ['single 1 2 3'], 3, ahead(1), ['single 3 1 2']],
  ['behind one of another group', ['single 1 2', 'emom 3'], 1, behind(3), ['single 2', 'emom 3 1']],
  ['into a group', ['single 1 2', 'amrap'], 1, { place: 'into', group_id: idOf(2) }, ['single 2', 'amrap 1']],
  [
    'between two rounds',
    ['circuit 1 2', 'circuit 3 4'],
    2,
    { place: 'between', index: 1 },
    ['circuit 1', 'single 2', 'circuit 3 4'],
  ],
  [
    'out of a superset of two',
    ['superset 1 2', 'amrap 3'],
    2,
    { place: 'between', index: 2 },
    ['single 1', 'amrap 3', 'single 2'],
  ],
  ['out of a titled group', ['"A" single 1', 'amrap 2'], 1, behind(2), ['"A" single', 'amrap 2 1']],
  ['to a place that is not there', ['single 1'], 1, onto(9), ['single 1']],
]

describe('placeItem', () => {
  it.each(moves)('puts an exercise %s', (_, before, number, target, after) => {
    expect(linesOf(placeItem(groupsOf(...before), idOf(number), target, newId))).toEqual(after)
  })

  it('gives a new superset as many rounds as sets, and the rest of its exercises', () => {
    const [pair] = placeItem(groupsOf('single 1', 'single 2'), idOf(2), onto(1), newId)
    expect(pair).toMatchObject({ kind: 'superset', rounds: 3, rest_seconds: 90 })
    const [fresh] = placeItem(
      [{ ...aGroup(1, [anItem(1, [aSet()], 60), anItem(2, [aSet()], 120)]), rest_seconds: 0 }],
      idOf(2),
      onto(1),
      newId,
    )
    expect(fresh).toMatchObject({ rounds: 1, rest_seconds: 120 })
  })

  it('writes out the sets of an exercise that leaves its rounds', () => {
    const groups = [aGroup(1, [anItem(1, [aSet()]), anItem(2, [aSet({ amount: 8 })])], 'superset', 4)]
    const [straight] = placeItem(groups, idOf(2), { place: 'between', index: 1 }, newId)
    expect(straight?.items.map(({ sets }) => sets.map(({ amount }) => amount))).toEqual([
      [6, 6, 6, 6],
      [8, 8, 8, 8],
    ])
  })

  it('returns the same groups where nothing changes or a limit would be passed', () => {
    const groups = groupsOf('single 1 2')
    expect(placeItem(groups, idOf(2), behind(1), newId)).toBe(groups)
    const full = [
      aGroup(
        1,
        Array.from({ length: 30 }, (_, at) => anItem(at + 1, [aSet()])),
      ),
      ...groupsOf('amrap 99'),
    ]
    expect(placeItem(full, idOf(99), behind(1), newId)).toBe(full)
  })
})

describe('stepItem', () => {
  const steps: [string, string[], number, 'up' | 'down', string[]][] = [
    ['up inside of its group', ['single 1 2'], 2, 'up', ['single 2 1']],
    ['up into the group above', ['emom 1', 'single 2 3'], 2, 'up', ['emom 1 2', 'single 3']],
    ['down into the group below', ['single 1 2', 'emom 3'], 2, 'down', ['single 1', 'emom 2 3']],
    ['nowhere at the edge', ['single 1 2'], 1, 'up', ['single 1 2']],
  ]
  it.each(steps)('moves an exercise %s', (_, before, number, step, after) => {
    expect(linesOf(stepItem(groupsOf(...before), idOf(number), step, newId))).toEqual(after)
  })
})

describe('groupWithAbove and ungroupItem', () => {
  const pairs: [string[], number, string[]][] = [
    [['single 1 2 3'], 2, ['superset 1 2', 'single 3']],
    [['"A" single 1 2', 'single 3'], 3, ['"A" single 1', 'superset 2 3']],
    [['circuit 1 2', 'single 3'], 3, ['circuit 1 2 3']],
    [['superset 1 2'], 2, ['superset 1 2']],
    [['single 1'], 1, ['single 1']],
  ]
  it.each(pairs)('groups in %j the exercise %i', (before, number, after) => {
    expect(linesOf(groupWithAbove(groupsOf(...before), idOf(number), newId))).toEqual(after)
  })

  it('undoes each other', () => {
    const groups = groupsOf('"A" single 1 2 3 4')
    const grouped = groupWithAbove(groups, idOf(3), newId)
    expect(linesOf(grouped)).toEqual(['"A" single 1', 'superset 2 3', 'single 4'])
    expect(linesOf(ungroupItem(grouped, idOf(3), newId))).toEqual(['"A" single 1 2 3 4'])
    expect(linesOf(ungroupItem(grouped, idOf(2), newId))).toEqual(['"A" single 1 2 3 4'])
  })

  it('takes one out of a larger group', () => {
    const groups = groupsOf('circuit 1 2 3')
    expect(linesOf(ungroupItem(groups, idOf(2), newId))).toEqual(['circuit 1 3', 'single 2'])
    expect(linesOf(ungroupItem(groups, idOf(1), newId))).toEqual(['single 1', 'circuit 2 3'])
  })
})

describe('setGroupKind', () => {
  const kinds: GroupKind[] = ['single', 'superset', 'circuit', 'interval', 'emom', 'amrap', 'for_time']
  it.each(kinds)('retains all sets on the way to %s and back', (kind) => {
    const [group] = groupsOf('single 1 2')
    if (!group) throw new Error('no group')
    expect(setGroupKind(setGroupKind(group, kind), 'single').items).toEqual(group.items)
  })

  it('makes as many rounds as there are sets, and sets as there are rounds', () => {
    const straight = aGroup(1, [anItem(1, [aSet(), aSet()]), anItem(2, [aSet()])])
    const rounds = setGroupKind(straight, 'circuit')
    expect(rounds).toMatchObject({ kind: 'circuit', rounds: 2, items: straight.items })
    expect(setGroupKind(rounds, 'single').items.map(({ sets }) => sets.length)).toEqual([2, 2])
  })

  it('gives an EMOM its minute, and retains a length that was typed', () => {
    const group = { ...aGroup(1, [anItem(1, [aSet()])]), work_seconds: 40 }
    expect(setGroupKind(group, 'emom').work_seconds).toBe(60)
    expect(setGroupKind({ ...group, work_seconds: 90 }, 'emom').work_seconds).toBe(90)
  })
})

describe('placeGroup', () => {
  it('moves a group, and leaves the list as it is at the same place', () => {
    const groups = groupsOf('single 1', 'emom 2', 'amrap 3')
    expect(linesOf(placeGroup(groups, idOf(3), 0))).toEqual(['amrap 3', 'single 1', 'emom 2'])
    expect(placeGroup(groups, idOf(1), 0)).toBe(groups)
  })
})
