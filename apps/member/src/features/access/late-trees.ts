import { once } from '../../platform/once.ts'
import { createStore } from '../../platform/store.ts'
import type { AccessTrees, Judgement } from './access-trees.ts'

/** Trees whose code comes after the first drawing, which knows of none. */
export function lateTrees(fetchTrees: () => Promise<AccessTrees>): AccessTrees {
  const latest = createStore<Judgement>({ now: '', stateOf: () => null })
  let known: AccessTrees | null = null
  const trees = once(async () => {
    const found = await fetchTrees()
    found.latest.subscribe(() => latest.set(found.latest.get()))
    known = found
    return found
  })
  return {
    latest,
    load: async (root_ids) => (await trees()).load(root_ids),
    forget: () => known?.forget(),
  }
}
