import { contribute } from '../../platform/needs.ts'
import { setupSteps } from '../apps/index.ts'
import { usesNeed } from '../../platform/uses.ts'
import { countMatches } from './queries/draft-search.ts'
import { pagesUses } from './uses.ts'

/** Contributes what pages use and set-up guide steps to other features. */
export const pagesContributions = [
  contribute(usesNeed, pagesUses),
  contribute(setupSteps, {
    name: 'first_page',
    isDone: async (ctx) => (await countMatches(ctx.db, { term: '' })) > 1,
  }),
]
