import { describe, expect, it } from 'vitest'
import { validateMemberFile, getImportStep } from './member-imports.ts'

describe('validateMemberFile', () => {
  it.each([
    ['members.csv', 12, null],
    ['MEMBERS.TSV', 15_728_640, null],
    ['members.xlsx', 12, 'kind'],
    ['members.csv', 0, 'empty'],
    ['members.csv', 15_728_641, 'large'],
  ])('%s of %i bytes: %s', (name, size, fault) => {
    expect(validateMemberFile({ name, size })).toBe(fault)
  })
})

it('knows the step of every state', () => {
  const states = ['checking', 'unmapped', 'checked', 'failed', 'importing', 'done'] as const
  expect(states.map(getImportStep)).toEqual([1, 1, 1, 1, 2, 3])
})
