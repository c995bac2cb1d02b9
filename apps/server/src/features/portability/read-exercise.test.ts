import { describe, expect, it } from 'vitest'
import { readExercise, extractRows } from './read-exercise.ts'

const problemsOf = (row: unknown) => readExercise(row).problems.map(({ path, code }) => `${path} ${code}`)

describe('a row of a foreign library', () => {
  it('becomes an exercise with the values of our page type', () => {
    const { source_id, exercise, problems } = readExercise({
      id: 'Plank',
      name: ' Plank ',
      equipment: 'body only',
      primaryMuscles: ['abdominals'],
      secondaryMuscles: null,
      instructions: ['Lie down.', '', '  '],
      level: 'Beginner',
      force: 'static',
      mechanic: null,
      category: 'strength',
      images: ['Plank/0.jpg'],
    })
    expect([source_id, problems]).toEqual(['Plank', []])
    expect(exercise).toEqual({
      name: 'Plank',
      instructions: ['Lie down.'],
      primary_muscles: ['abdominals'],
      secondary_muscles: [],
      equipment: ['body only'],
      level: 'beginner',
      category: 'strength',
      force: 'static',
      mechanic: '',
      images: ['Plank/0.jpg'],
    })
  })

  it.each([
    ['a number as id', { id: 9, name: 'Row' }, '9'],
    ['no id, so its name', { name: 'Row' }, 'Row'],
    ['an empty id, so its name', { id: ' ', name: 'Row' }, 'Row'],
  ])('is known again by %s', (_sentence, row, source_id) => {
    expect(readExercise(row).source_id).toBe(source_id)
  })

  it.each<[string, unknown, string]>([
    ['null', null, ' invalid_type'],
    ['a list', [], ' invalid_type'],
    ['a word', 'Row', ' invalid_type'],
    ['no name', { id: 'x' }, 'name name_missing'],
    ['a name of line breaks', { name: '\r\n\t' }, 'name name_missing'],
  ])('is refused where it is or has %s', (_sentence, row, problem) => {
    expect(readExercise(row).exercise).toBeNull()
    expect(problemsOf(row)).toEqual([problem])
  })

  it.each<[string, object, string]>([
    ['a level that is none', { level: 'godlike' }, 'level invalid_value'],
    ['a force that is no text', { force: 3 }, 'force invalid_type'],
    ['a name that is too long', { name: 'x'.repeat(121) }, 'name too_big'],
    ['a step that is too long', { instructions: ['x'.repeat(2001)] }, 'instructions too_big'],
    ['too many pictures', { images: Array.from({ length: 13 }, (_, at) => `${at}.jpg`) }, 'images too_big'],
    ['a muscle that is no text', { primaryMuscles: ['abs', {}] }, 'primaryMuscles invalid_type'],
  ])('comes in without %s, which is named', (_sentence, change, problem) => {
    const row = { name: 'Row', ...change }
    expect(problemsOf(row)).toEqual([problem])
    expect(readExercise(row).exercise).not.toBeNull()
  })

  it.each<[string, object, string, string[]]>([
    ['a NUL', { name: 'Ro\u0000w' }, 'name', ['Ro w']],
    ['an escape', { name: '\u001b[31mRow' }, 'name', ['[31mRow']],
    ['a control of the second row', { name: 'Row\u009b' }, 'name', ['Row']],
    ['an override of direction', { name: 'Row \u202egpj.exe\u202c' }, 'name', ['Row gpj.exe']],
    ['an isolate of direction', { name: '\u2067Row\u2069' }, 'name', ['Row']],
    [
      'an override in a step',
      { name: 'Row', instructions: ['Pull.', '\u202dSit\u0007.'] },
      'instructions',
      ['Pull.', 'Sit .'],
    ],
  ])('comes in without %s, and says so', (_sentence, row, path, texts) => {
    const { exercise, problems } = readExercise(row)
    expect(problems).toEqual([{ path, code: 'characters_removed' }])
    expect(path === 'name' ? [exercise?.name] : exercise?.instructions).toEqual(texts)
  })

  it('is refused where its name is nothing else', () => {
    expect(readExercise({ name: '\u202e\u0007' }).exercise).toBeNull()
    expect(problemsOf({ name: '\u202e\u0007' })).toEqual(['name characters_removed', 'name name_missing'])
  })

  it.each([
    ['breaks within a step', 'Pull.\r\n\tRest.', 'Pull. Rest.'],
    ['marks of Arabic and Hebrew', 'ضغط \u200fHIIT\u200f', 'ضغط \u200fHIIT\u200f'],
    ['joined signs', '👩\u200d🦰', '👩\u200d🦰'],
  ])('keeps %s without a word', (_sentence, step, remaining) => {
    const { exercise, problems } = readExercise({ name: 'Row', instructions: [step] })
    expect([exercise?.instructions, problems]).toEqual([[remaining], []])
  })

  it('retains unusual characters that a text may contain', () => {
    expect(readExercise({ name: 'Übung 力量 🏋️ — “x”' }).name).toBe('Übung 力量 🏋️ — “x”')
    expect(readExercise({ name: 'Lone \ud800 half' }).name).toBe('Lone \ufffd half')
  })
})

describe('the rows of a library', () => {
  it.each<[string, unknown, number | null]>([
    ['a list', [1, 2], 2],
    ['a list under exercises', { exercises: [1] }, 1],
    ['an empty list', [], 0],
    ['an object without a list', { exercises: {} }, null],
    ['a word', 'x', null],
    ['null', null, null],
  ])('are found in %s', (_sentence, library, length) => {
    expect(extractRows(library)?.length ?? null).toBe(length)
  })
})
