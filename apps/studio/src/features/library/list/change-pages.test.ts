import { describe, expect, it } from 'vitest'
import { applyChange, listChangeableFields, type PageChange } from './change-pages.ts'

const fields = { primary_muscles: ['Glutes', 'Quadriceps'], equipment: [], level: 'beginner' }
const cases: [string, PageChange, object][] = [
  [
    'adds what is missing',
    { field: 'primary_muscles', how: 'add', values: ['Calves'] },
    { primary_muscles: ['Glutes', 'Quadriceps', 'Calves'] },
  ],
  [
    'adds to an empty list',
    { field: 'equipment', how: 'add', values: ['Barbell'] },
    { equipment: ['Barbell'] },
  ],
  [
    'removes in any letter case',
    { field: 'primary_muscles', how: 'remove', values: ['glutes'] },
    { primary_muscles: ['Quadriceps'] },
  ],
  ['sets a level', { field: 'level', value: 'expert' }, { level: 'expert' }],
]

describe('applyChange', () => {
  it.each(cases)('%s', (_what, change, expected) => {
    expect(applyChange(fields, change)).toEqual({ ...fields, ...expected })
  })

  it('returns the same fields where nothing changes', () => {
    expect(applyChange(fields, { field: 'primary_muscles', how: 'add', values: ['GLUTES'] })).toBe(fields)
    expect(applyChange(fields, { field: 'equipment', how: 'remove', values: ['Bench'] })).toBe(fields)
    expect(applyChange(fields, { field: 'level', value: 'beginner' })).toBe(fields)
  })

  it('keeps within 20 values', () => {
    const values = Array.from({ length: 25 }, (_, n) => `Muscle ${n}`)
    const { primary_muscles } = applyChange(fields, { field: 'primary_muscles', how: 'add', values })
    expect(primary_muscles).toHaveLength(20)
  })
})

describe('listChangeableFields', () => {
  const namesOf = (type: string) => listChangeableFields(type).map(({ name }) => name)

  it('has what pages of a type are filtered by', () => {
    expect(namesOf('exercise')).toEqual([
      'primary_muscles',
      'equipment',
      'level',
      'secondary_muscles',
      'category',
    ])
    expect(namesOf('workout')).toEqual(['equipment'])
    expect(namesOf('article')).toEqual([])
  })
})
