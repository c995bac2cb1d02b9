export type { AccessTrees, ClientLinkState } from './access-trees.ts'
export { resolveLinkState } from './resolve-link-state.ts'
export { createAccessTrees } from './access-trees.ts'
