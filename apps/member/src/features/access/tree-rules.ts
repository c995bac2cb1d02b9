/** What links to gated pages are drawn with, in one chunk. */
export { createTreeReader } from './tree-reader.ts'
