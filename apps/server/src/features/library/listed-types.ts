import { listPageTypes } from '@foyer/content/definitions'
import { ANY_TYPE } from '../pages/index.ts'

/** What lists of content can be asked for. */
export const LISTED_TYPES: ReadonlySet<string> = new Set([ANY_TYPE, ...listPageTypes(() => true)])
