/** The access settings of a page, as its owner changes them. */
export { listDripRoots, formatGateKey } from './preview-change.ts'
