import { describe, expect, it } from 'vitest'
import {
  applyEdits,
  invertEdits,
  listDays,
  moveDay,
  type Plan,
  type PlannedPage,
  type WeekEdit,
} from './edits.ts'

const aNode = (page_id: string): Plan['program'] => ({
  page_id,
  parent_id: null,
  position: 0,
  path: `/${page_id}`,
  title: page_id,
  content_type: 'generic',
  cover: null,
  cover_asset: null,
  state: 'new',
  gate: 'open',
  tag_ids: [],
  updated_at: '2026-05-14T21:30:00.000Z',
})
const aPage = (page_id: string, day: number | null): PlannedPage => ({
  page: aNode(page_id),
  day,
  minutes: null,
  load_change: null,
})
const aPlan = (...weeks: PlannedPage[][]): Plan => ({
  program: aNode('program'),
  revision: 1,
  weeks: weeks.map((pages, index) => ({ page: aNode(`week ${index + 1}`), pages })),
})
const describePlan = (plan: Plan) =>
  plan.weeks.map(({ page, pages }) => [page.title, ...pages.map((one) => `${one.page.title} on ${one.day}`)])

const plan = aPlan([aPage('lower', 1), aPage('upper', 3)], [aPage('walk', null)])

describe('listDays', () => {
  it('has a place for pages without a day only where there are some', () => {
    expect(listDays(plan)).toEqual([1, 2, 3, 4, 5, 6, 7, null])
    expect(listDays(aPlan([aPage('lower', 1)]))).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
})

describe('applyEdits', () => {
  it.each<[string, WeekEdit, string[][]]>([
    [
      'moves a page to a day of another week',
      { kind: 'move', page_id: 'lower', week_id: 'week 2', day: 5 },
      [
        ['week 1', 'upper on 3'],
        ['week 2', 'walk on null', 'lower on 5'],
      ],
    ],
    [
      'removes a page',
      { kind: 'remove', page_id: 'lower' },
      [
        ['week 1', 'upper on 3'],
        ['week 2', 'walk on null'],
      ],
    ],
    ['removes a week', { kind: 'remove', page_id: 'week 1' }, [['week 2', 'walk on null']]],
    [
      'renames a week',
      { kind: 'rename', page_id: 'week 2', title: 'Build' },
      [
        ['week 1', 'lower on 1', 'upper on 3'],
        ['Build', 'walk on null'],
      ],
    ],
  ])('%s', (_what, edit, expected) => {
    expect(describePlan(applyEdits(plan, [edit]))).toEqual(expected)
  })

  it('leaves copies to the server', () => {
    expect(applyEdits(plan, [{ kind: 'copy', page_id: 'x', week_id: 'week 1', day: 1 }])).toEqual(plan)
  })
})

describe('invertEdits', () => {
  it.each<[string, WeekEdit, string[], WeekEdit[]]>([
    [
      'a copy',
      { kind: 'copy', page_id: 'x', week_id: 'week 1', day: 1 },
      ['new'],
      [{ kind: 'remove', page_id: 'new' }],
    ],
    ['a new week', { kind: 'add_week', title: 'Week 3' }, ['new'], [{ kind: 'remove', page_id: 'new' }]],
    [
      'a move',
      { kind: 'move', page_id: 'walk', week_id: 'week 1', day: 1 },
      [],
      [{ kind: 'move', page_id: 'walk', week_id: 'week 2', day: null }],
    ],
    [
      'a removed page',
      { kind: 'remove', page_id: 'upper' },
      [],
      [{ kind: 'restore', page_id: 'upper', days: [{ page_id: 'upper', day: 3 }] }],
    ],
    [
      'a removed week with its days',
      { kind: 'remove', page_id: 'week 1' },
      [],
      [
        {
          kind: 'restore',
          page_id: 'week 1',
          days: [
            { page_id: 'lower', day: 1 },
            { page_id: 'upper', day: 3 },
          ],
        },
      ],
    ],
    [
      'a new title',
      { kind: 'rename', page_id: 'week 1', title: 'Build' },
      [],
      [{ kind: 'rename', page_id: 'week 1', title: 'week 1' }],
    ],
  ])('takes back %s', (_what, edit, created, expected) => {
    expect(invertEdits(plan, [edit], created)).toEqual(expected)
  })

  it('takes back the last edit first', () => {
    const edits: WeekEdit[] = [
      { kind: 'copy', page_id: 'x', week_id: 'week 1', day: 1 },
      { kind: 'copy', page_id: 'y', week_id: 'week 1', day: 2 },
    ]
    expect(invertEdits(plan, edits, ['a', 'b']).map((edit) => 'page_id' in edit && edit.page_id)).toEqual([
      'b',
      'a',
    ])
  })
})

describe('moveDay', () => {
  it('moves all pages of a day', () => {
    expect(moveDay(plan, { week: 0, day: 1 }, { weeks: 1, days: 1 })).toEqual({
      edits: [{ kind: 'move', page_id: 'lower', week_id: 'week 2', day: 2 }],
      to: { week: 1, day: 2 },
    })
  })

  it.each([
    ['before the first day', { week: 0, day: 1 }, { weeks: 0, days: -1 }],
    ['behind the last week', { week: 1, day: null }, { weeks: 1, days: 1 }],
    ['of a day without pages', { week: 0, day: 2 }, { weeks: 0, days: 1 }],
  ])('moves nothing %s', (_what, from, by) => {
    expect(moveDay(plan, from, by)).toBeNull()
  })
})
