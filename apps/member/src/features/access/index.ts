export type { AccessTrees, ClientLinkState } from './access-trees.ts'
export { gateState } from './gate-state.ts'
export { createAccessTrees } from './access-trees.ts'
