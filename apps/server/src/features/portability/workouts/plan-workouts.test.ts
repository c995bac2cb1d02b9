import type { WorkoutImportField } from '@foyer/contract/portability/workout-import-shapes'
import { describe, expect, it } from 'vitest'
import { readTable } from '#platform/csv/index.ts'
import { readColumns } from './columns.ts'
import { planWorkouts } from './plan-workouts.ts'
import { findFreeTitle, resolvePlan } from './resolve-plan.ts'

function plan(text: string) {
  const { rows } = readTable(Buffer.from(text), { max_rows: 5_000 })
  const [first, ...rest] = rows
  const columns = readColumns(first?.cells ?? [], rest, undefined)
  const positions = new Map<WorkoutImportField, number>(
    columns.flatMap(({ field }, index) => (field === null ? [] : [[field, index] as const])),
  )
  return planWorkouts(rest, positions, 'kg')
}

/** "Lower A: superset 3 [Squat 3, Row 3]" for each workout. */
const linesOf = (text: string): string[] =>
  plan(text).workouts.map(
    ({ title, groups }) =>
      `${title}: ${groups
        .map(
          ({ title: name, kind, rounds, items }) =>
            `${name ? `"${name}" ` : ''}${kind} ${rounds} [${items.map((item) => `${item.name} ${item.sets.length}`).join(', ')}]`,
        )
        .join(' ')}`,
  )
const problemsOf = (text: string): string[] =>
  plan(text).problems.map(({ row, field, code }) => `${row} ${field} ${code}`)

describe('planWorkouts', () => {
  it('reads workouts, groups and exercises, and repeats empty cells from above', () => {
    const text =
      'Workout,Group,Exercise,Sets,Reps\nLower A,Warm-up,Bridge,2,10\n,,Squat,3,5\n,Main,Deadlift,3,5\nUpper A,,Row,3,8\n'
    expect(linesOf(text)).toEqual([
      'Lower A: "Warm-up" single 1 [Bridge 2, Squat 3] "Main" single 1 [Deadlift 3]',
      'Upper A: single 1 [Row 3]',
    ])
  })

  it('adds the day to the title, and merges the rows of a workout that stand apart', () => {
    const text = 'exercise;day;workout\nSquat;Day 1;Block\nRow;Day 2;Block\nBridge;day 1;BLOCK\n'
    expect(linesOf(text)).toEqual([
      'Block, Day 1: single 1 [Squat 1, Bridge 1]',
      'Block, Day 2: single 1 [Row 1]',
    ])
  })

  it('recognizes headings with a unit in brackets, and reads its weights in it', () => {
    const [workout] = plan('Session,Lift,Load (lb)\nA,Squat,100\n').workouts
    expect(workout?.groups[0]?.items[0]?.sets).toMatchObject([{ weight: 100 }])
  })

  it('makes supersets of A1 and A2, and of kinds in the file', () => {
    const text =
      'workout,group,kind,rounds,exercise,sets\nA,A1,,,Squat,3\nA,A2,,,Row,3\nA,B1,,,Curl,2\nA,Finish,EMOM,10,Burpee,1\n'
    expect(linesOf(text)).toEqual([
      'A: superset 3 [Squat 3, Row 3] single 1 [Curl 2] "Finish" emom 10 [Burpee 1]',
    ])
  })

  it('joins rows of one exercise that follow each other to its sets', () => {
    expect(
      linesOf('workout,exercise,reps,weight\nA,Squat,5,60\nA,squat,5,65\nA,Row,8,\nA,Squat,5,70\n'),
    ).toEqual(['A: single 1 [Squat 2, Row 1, Squat 1]'])
  })

  it('names the row and column of each problem, and marks its workout', () => {
    const text = 'workout,exercise,reps\n,Squat,5\nA,,5\nA,Row,many\n"A "x,Row,5\nB,Row,5\n'
    expect(problemsOf(text)).toEqual([
      '2 workout_title workout_missing',
      '3 exercise_name exercise_missing',
      '4 reps not_a_number',
      '5 exercise_name malformed',
    ])
    expect(plan(text).workouts.map(({ title, has_problems }) => [title, has_problems])).toContainEqual([
      'B',
      false,
    ])
  })

  it('refuses more groups, exercises and sets than a workout may have', () => {
    const many = (count: number, line: (at: number) => string) =>
      `workout,group,exercise,sets\n${Array.from({ length: count }, (_, at) => line(at)).join('\n')}\n`
    expect(problemsOf(many(31, (at) => `A,Part ${at},Squat,1`))).toEqual(['32 group too_many_groups'])
    expect(problemsOf(many(31, (at) => `A,,Lift ${at},1`))).toEqual(['32 exercise_name too_many_exercises'])
    expect(problemsOf(many(3, () => 'A,,Squat,15'))).toEqual(['4 sets too_many_sets'])
  })
})

describe('resolvePlan', () => {
  const pages = {
    workouts: [{ id: 'w1', title: 'Lower A' }],
    exercises: [
      { id: 'e1', title: 'Back squat' },
      { id: 'e2', title: 'Row' },
      { id: 'e3', title: 'row' },
    ],
    tags: [],
  }

  it('finds workouts and exercises whatever their case, and remarks titles of several', () => {
    const { workouts, exercises, problems } = resolvePlan(
      plan('workout,exercise\nlower a,BACK SQUAT\nNew,Row\nNew,Curl\n'),
      pages,
    )
    expect(workouts.map(({ action, page_id }) => [action, page_id])).toEqual([
      ['exists', 'w1'],
      ['create', null],
    ])
    expect([...exercises.values()].map(({ page_id }) => page_id)).toEqual(['e1', 'e2', null])
    expect(problems).toMatchObject([{ code: 'exercise_ambiguous', value: 'Row', is_blocking: false }])
  })

  it('finds a title that is free', () => {
    expect(findFreeTitle('Lower A', new Set(['lower a', 'lower a 2']))).toBe('Lower A 3')
  })
})
