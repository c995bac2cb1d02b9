import type { Ctx } from '../../platform/context.ts'
import { setupSteps } from '../apps/index.ts'
import { mediaUsers } from '../media/index.ts'
import { countMatches, isMediaInDrafts } from './queries/drafts.ts'
import { isMediaInReleases } from './queries/versions.ts'

mediaUsers.add({
  uses: async (ctx: Ctx, media_id: string) =>
    (await isMediaInDrafts(ctx.db, media_id)) || (await isMediaInReleases(ctx.db, media_id)),
})

setupSteps.add({ name: 'first_page', isDone: async (ctx) => (await countMatches(ctx.db, { term: '' })) > 1 })
