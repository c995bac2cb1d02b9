import { describe, expect, it } from 'vitest'
import type { TreeNode } from '../queries.ts'
import { getCurrentState } from './current-state.ts'

const node = { page_id: 'plan', state: 'edited' } as TreeNode
const opened = { page_id: 'plan', state: 'new', opened_at: 10 } as const

describe('the state of an open page', () => {
  it.each([
    ['is what the tree says of it', [node], 5, 'edited'],
    ['is deleted, once a later tree has it no more', [], 11, 'deleted'],
    ['is as it was opened, where the tree is older than that', [], 9, 'new'],
    ['is as it was opened, where no tree is there yet', [], 0, 'new'],
  ] as const)('%s', (_name, nodes, read_at, state) => {
    expect(getCurrentState({ nodes, read_at }, opened)).toBe(state)
  })
})
