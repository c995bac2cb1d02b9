import { testId } from '@foyer/content/testing'
import { describe, expect, it, vi } from 'vitest'
import { signedIn } from '../../testing/logins.ts'
import { createAccessTrees } from './access-trees.ts'
import { lateTrees } from './late-trees.ts'

const [root, page_id] = [testId(1), testId(2)]
const link = { page_id, root_id: root }
const made = async () =>
  createAccessTrees({ read: async () => () => ({ state: 'granted' }), onFailure: () => {} })

describe('access trees whose code comes later', () => {
  it('say nothing before, and then what those trees say', async () => {
    const trees = lateTrees(made)
    const told = vi.fn<() => void>()
    trees.latest.subscribe(told)
    trees.forget()
    expect(trees.latest.get().stateOf(link, signedIn())).toBeNull()
    await trees.load([root])
    expect(trees.latest.get().stateOf(link, signedIn())).toEqual({ state: 'granted' })
    expect(told).toHaveBeenCalled()
    trees.forget()
    expect(trees.latest.get().stateOf(link, signedIn())).toBeNull()
  })

  it('are asked for again where their code could not be had', async () => {
    const fetchTrees = vi.fn(made).mockRejectedValueOnce(new Error('away'))
    const trees = lateTrees(fetchTrees)
    await expect(trees.load([root])).rejects.toThrow('away')
    await trees.load([root])
    expect(trees.latest.get().stateOf(link, signedIn())).toEqual({ state: 'granted' })
  })
})
