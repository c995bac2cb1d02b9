/** The pages that the studio edits, and their tree. */
export { createPages, type PageSeed } from './commands/create-pages.ts'
export { rewritePage } from './commands/rewrite-page.ts'
export { compareVersions, type Differences, findDifferences, describeMove } from './compare-versions.ts'
export { isOverlay } from './is-overlay.ts'
export { type TreeNode } from './present-tree-node.ts'
export { normalizeNode } from './normalize-node.ts'
export { type StudioTree, loadStudioTree, tabPages } from './studio-tree.ts'
export { validateContent } from './validate-content.ts'
