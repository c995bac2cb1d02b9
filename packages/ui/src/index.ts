/*
 * The light parts: native elements only. What needs react-aria (dialog, menu, popover, sheet, tabs, tooltip) and what
 * only the studio shows (table, phone-frame, gallery) is imported by its own path, so that it can be loaded when needed.
 */
export * from './avatar/index.ts'
export * from './badge/index.ts'
export * from './button/index.ts'
export * from './card/index.ts'
export * from './chip/index.ts'
export * from './empty-state/index.ts'
export * from './error-state/index.ts'
export * from './field/index.ts'
export * from './foyer-mark/index.ts'
export * from './icon-button/index.ts'
export * from './list-row/index.ts'
export * from './notice/index.ts'
export * from './progress/index.ts'
export * from './skeleton/index.ts'
export * from './spinner/index.ts'
export * from './toast/index.ts'
export * from './visually-hidden/index.ts'
export { cx } from './cx.ts'
