import type { RichText } from '@foyer/contract/pages/shapes'

/** A text of a page: plain, formatted, or a list of lines. */
export type PageText = string | string[] | RichText
