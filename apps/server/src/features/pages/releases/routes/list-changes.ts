import { listChanges as call } from '@foyer/contract/pages/list-changes'
import { implement } from '#platform/http/implement.ts'
import { appAddress } from '#features/apps/index.ts'
import { addAudience } from '../change-audience.ts'
import { addParts } from '../compare-page-parts.ts'
import { listChanges } from '../changes.ts'
import { reviewChanges } from '../find-suggestions.ts'
import { addIgnored, findWarnings } from '../publish-warnings.ts'
import { pagesPolicy } from '../../policy.ts'

export const listChangesRoute = implement(call, pagesPolicy.useStudio, async ({ ctx, authorize }) => {
  authorize()
  const { items, tree, gates } = await listChanges(ctx)
  const { url, is_reachable } = appAddress(ctx.services.config, ctx.app)
  const { problems, suggestions } = await reviewChanges(ctx, items, tree)
  return {
    ...(await addAudience(ctx, await addParts(ctx, items), gates)),
    warnings: await findWarnings(ctx, { items, tree }),
    problems,
    suggestions: await addIgnored(ctx, suggestions),
    address: url,
    is_reachable,
    lan_address: (await ctx.services.lan?.findUrl(ctx.app.id)) ?? null,
  }
})
