/** The pages that the studio edits, and their tree. */
export { createPages, type PageSeed } from './commands/create-pages.ts'
export { rewritePage } from './commands/rewrite-page.ts'
export { differenceOf, type Differences, findDifferences, placeParts } from './difference.ts'
export { isOverlay } from './is-overlay.ts'
export { type TreeNode } from './present.ts'
export { settledNode } from './settled-node.ts'
export { type StudioTree, studioTree, tabPages } from './studio-tree.ts'
