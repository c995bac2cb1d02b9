export { createAccessTrees } from './access-trees.ts'

/** A tree and the rules over it; a chunk of their own, because a page without gated links needs none. */
export const loadTreeRules = () => import('./tree-rules.ts')
