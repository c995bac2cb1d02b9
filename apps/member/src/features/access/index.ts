export type { AccessTrees, ClientLinkState } from './access-trees.ts'
export { gateState } from './gate-state.ts'
export { lateTrees } from './late-trees.ts'
