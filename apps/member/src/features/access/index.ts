export { createAccessTrees } from './access-trees.ts'
export type { AccessTrees, ClientLinkState } from './access-trees.ts'
export { gateState } from './gate-state.ts'

/** The rules over a tree; a chunk of their own, because a page without gated links needs none. */
export const loadTreeJudge = async () => (await import('./judge-tree.ts')).judgeTree
