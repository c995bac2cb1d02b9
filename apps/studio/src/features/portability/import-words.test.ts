import { describe, expect, it } from 'vitest'
import { fileFault, isUnderWay, MOST_BYTES, stepOf, writes } from './import-words.ts'

describe('a file to import', () => {
  it.each([
    ['exercises.json', 10, null],
    ['EXERCISES.ZIP', MOST_BYTES, null],
    ['exercises.zip', MOST_BYTES + 1, 'large'],
    ['exercises.json', 0, 'empty'],
    ['exercises.csv', 10, 'kind'],
    ['json', 10, 'kind'],
  ])('%s of %i bytes: %s', (name, size, fault) => {
    expect(fileFault({ name, size })).toBe(fault)
  })
})

describe('an import', () => {
  it.each([
    [null, 'choose'],
    ['checking', 'check'],
    ['checked', 'check'],
    ['importing', 'import'],
    ['done', 'import'],
    ['failed', 'check'],
  ] as const)('that is %s is at step %s', (state, step) => {
    expect(stepOf(state)).toBe(step)
  })

  it('is looked at again only while it is worked on', () => {
    const states = ['checking', 'checked', 'importing', 'done', 'failed'] as const
    expect(states.filter(isUnderWay)).toEqual(['checking', 'importing'])
  })

  it('writes new and updated rows, not the others', () => {
    const counts = { create: 108, update: 6, unchanged: 2, refused: 4, pictures: 240, pictures_missing: 3 }
    expect(writes({ counts })).toBe(114)
  })
})
