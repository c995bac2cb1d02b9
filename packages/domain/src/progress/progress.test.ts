import { describe, expect, it } from 'vitest'
import { activeStage, listRemaining, nextPage, progressPercent, listStages } from './progress.ts'
import { findCompletedAncestors, findPage, listLeaves, buildSequence } from './sequence.ts'
import type { TreePage } from './sequence.ts'

const page = (page_id: string, ...children: TreePage[]): TreePage => ({ page_id, children })

/** Two weeks, the second with a pack of two, and a closing page that is a stage by itself. */
const program = page(
  'program',
  page('week1', page('squat'), page('press')),
  page('week2', page('pack', page('row'), page('carry')), page('run')),
  page('goodbye'),
)
const sequence = buildSequence(program)
const done = (...ids: string[]) => new Set(ids)

describe('buildSequence', () => {
  it('lists the leaves in order, each with its stage', () => {
    expect(sequence.map((step) => `${step.stage_id}/${step.page_id}`)).toEqual([
      'week1/squat',
      'week1/press',
      'week2/row',
      'week2/carry',
      'week2/run',
      'goodbye/goodbye',
    ])
  })

  it('is empty for a program without pages', () => {
    expect(buildSequence(page('empty'))).toEqual([])
    expect(listLeaves(page('leaf'))).toEqual(['leaf'])
  })

  it('finds pages at every depth and no others', () => {
    expect(findPage(program, 'carry')?.page_id).toBe('carry')
    expect(findPage(program, 'program')).toBe(program)
    expect(findPage(program, 'stranger')).toBeNull()
  })
})

describe('findCompletedAncestors', () => {
  it.each([
    ['nothing while a page of the stage is left', 'press', ['press'], []],
    ['the stage with its last page', 'press', ['squat', 'press'], ['week1']],
    ['a pack in a stage, and not the stage', 'carry', ['row', 'carry'], ['pack']],
    [
      'all of them with the last of all',
      'row',
      ['squat', 'press', 'row', 'carry', 'run', 'goodbye'],
      ['pack', 'week2', 'program'],
    ],
    ['no stage that the page is not in', 'goodbye', ['squat', 'press', 'goodbye'], []],
    ['nothing for a page of another program', 'stranger', ['squat', 'press', 'stranger'], []],
  ])('%s', (_sentence, page_id, ids, above) => {
    const completed = done(...ids)
    expect(findCompletedAncestors(program, [page_id], (id) => completed.has(id))).toEqual(above)
  })

  it('leaves out a page that is a course by itself', () => {
    expect(findCompletedAncestors(page('alone'), ['alone'], () => true)).toEqual([])
  })
})

describe('progress', () => {
  it.each([
    ['nothing done', [], 0],
    ['one of six', ['squat'], 16],
    ['half', ['squat', 'press', 'row'], 50],
    ['all but one', ['squat', 'press', 'row', 'carry', 'run'], 83],
    ['all', ['squat', 'press', 'row', 'carry', 'run', 'goodbye'], 100],
    ['pages of another program count for nothing', ['stranger'], 0],
  ])('%s', (_sentence, ids, per_cent) => {
    expect(progressPercent(sequence, done(...ids))).toBe(per_cent)
  })

  it('is 0 of an empty sequence, and not yet 100 with one of 200 left', () => {
    expect(progressPercent([], done())).toBe(0)
    const long = Array.from({ length: 200 }, (_, n) => ({ page_id: `p${n}`, stage_id: 's' }))
    expect(progressPercent(long, new Set(long.slice(1).map((step) => step.page_id)))).toBe(99)
  })

  it('completes a stage with its last leaf', () => {
    const stages = listStages(program, done('squat', 'press', 'row'))
    expect(stages.map((stage) => [stage.page_id, stage.is_completed, stage.progress])).toEqual([
      ['week1', true, 100],
      ['week2', false, 33],
      ['goodbye', false, 0],
    ])
    expect(stages[1]?.pages).toEqual([
      { page_id: 'row', is_completed: true },
      { page_id: 'carry', is_completed: false },
      { page_id: 'run', is_completed: false },
    ])
  })

  it.each([
    ['at the beginning the first', [], 'week1'],
    ['the first not yet completed, though a later one is', ['squat', 'goodbye'], 'week1'],
    ['after a week the next', ['squat', 'press'], 'week2'],
    ['at the end the last', ['squat', 'press', 'row', 'carry', 'run', 'goodbye'], 'goodbye'],
  ])('the active stage is %s', (_sentence, ids, stage) => {
    expect(activeStage(program, done(...ids))?.page_id).toBe(stage)
  })

  it('has no active stage without stages', () => {
    expect(activeStage(page('empty'), done())).toBeNull()
  })
})

const steps = (completed: readonly string[], locked: readonly string[] = []) =>
  sequence.map(({ page_id }) => ({
    page_id,
    is_completed: completed.includes(page_id),
    is_locked: locked.includes(page_id),
  }))

describe('nextPage', () => {
  it.each<[string, string[], string[], string | null, string | null]>([
    ['at the beginning the first', [], [], null, 'squat'],
    ['the first not yet completed', ['squat'], [], null, 'press'],
    ['the first one that was left out, whatever was done after it', ['press', 'row'], [], null, 'squat'],
    ['where the run was started', [], [], 'row', 'row'],
    ['onward from where the run was started', ['row'], [], 'row', 'carry'],
    ['over what is done', ['row', 'carry', 'run'], [], 'row', 'goodbye'],
    ['back to what was left out', ['row', 'carry', 'run', 'goodbye'], [], 'row', 'squat'],
    ['nothing when all is done', ['squat', 'press', 'row', 'carry', 'run', 'goodbye'], [], 'row', null],
    ['from a page that is not in the sequence, the first', [], [], 'stranger', 'squat'],
    ['over what is locked', ['squat'], ['press'], null, 'row'],
    [
      'what is locked when nothing else is left',
      ['squat', 'press', 'row', 'carry', 'run'],
      ['goodbye'],
      null,
      'goodbye',
    ],
  ])('%s', (_sentence, completed, locked, from, next) => {
    expect(nextPage(steps(completed, locked), from)).toBe(next)
  })

  it('is the first of what remains', () => {
    expect(listRemaining(steps(['row'], ['carry']), 'row').map(({ page_id }) => page_id)).toEqual([
      'run',
      'goodbye',
      'squat',
      'press',
      'carry',
    ])
  })
})
