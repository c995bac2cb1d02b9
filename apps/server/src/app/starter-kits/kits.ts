import type { StarterKitName } from '@foyer/contract/apps/shapes'
import { blankKit } from './blank/kit.ts'
import type { Kit } from './kit-types.ts'
import { strengthKit } from './strength/kit.ts'

/** The starter kits by name. */
export const kits: Readonly<Record<StarterKitName, Kit>> = { strength: strengthKit, blank: blankKit }
