import { describe, expect, it } from 'vitest'
import { listChangeableFields } from './change-pages.ts'

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
