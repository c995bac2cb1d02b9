import type { RichText } from '@foyer/contract/pages/shapes'

/** A text of a page: plain, formatted, or a few lines that belong together. */
export type PageText = string | string[] | RichText
