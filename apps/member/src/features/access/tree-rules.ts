/** What links to gated pages are drawn with, in one chunk. */
export { judgeTree } from './judge-tree.ts'
export { readTree } from './read-tree.ts'
