/** The access settings of a page, as its owner changes them. */
export { clocksOf, likenessOf } from './preview-change.ts'
