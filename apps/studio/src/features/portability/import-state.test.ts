import { describe, expect, it } from 'vitest'
import { validateFile, isInProgress, MAX_BYTES, getImportStep, countWrites } from './import-state.ts'

describe('a file to import', () => {
  it.each([
    ['exercises.json', 10, null],
    ['EXERCISES.ZIP', MAX_BYTES, null],
    ['exercises.zip', MAX_BYTES + 1, 'large'],
    ['exercises.json', 0, 'empty'],
    ['exercises.csv', 10, 'kind'],
    ['json', 10, 'kind'],
  ])('%s of %i bytes: %s', (name, size, fault) => {
    expect(validateFile({ name, size })).toBe(fault)
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
    expect(getImportStep(state)).toBe(step)
  })

  it('is looked at again only while it is worked on', () => {
    const states = ['checking', 'checked', 'importing', 'done', 'failed'] as const
    expect(states.filter(isInProgress)).toEqual(['checking', 'importing'])
  })

  it('writes new and updated rows, not the others', () => {
    const counts = { create: 108, update: 6, unchanged: 2, refused: 4, pictures: 240, pictures_missing: 3 }
    expect(countWrites({ counts })).toBe(114)
  })
})
