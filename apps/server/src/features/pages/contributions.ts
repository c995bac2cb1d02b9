import { contribute } from '../../platform/needs.ts'
import { setupSteps } from '../apps/index.ts'
import { mediaUsages } from '../media/index.ts'
import { countMatches, isMediaInDrafts } from './queries/drafts.ts'
import { isMediaInReleases } from './queries/versions.ts'

/** Contributes pictures in use and set-up guide steps to other features. */
export const pagesContributions = [
  contribute(mediaUsages, {
    isUsing: async (ctx, media_id) =>
      (await isMediaInDrafts(ctx.db, media_id)) || (await isMediaInReleases(ctx.db, media_id)),
  }),
  contribute(setupSteps, {
    name: 'first_page',
    isDone: async (ctx) => (await countMatches(ctx.db, { term: '' })) > 1,
  }),
]
