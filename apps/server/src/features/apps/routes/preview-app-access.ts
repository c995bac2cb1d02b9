import { previewAppAccess as call } from '@foyer/contract/apps/preview-app-access'
import { notFound } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { validateAccess, validateProviders } from '../validate-access.ts'
import { appsPolicy } from '../policy.ts'
import { appAudienceNeed, publicPagesNeed } from '../needs.ts'
import { findAppById } from '../repository.ts'

export const previewAppAccessRoute = implement(
  call,
  appsPolicy.updateAccess,
  async ({ input: after, ctx, authorize }) => {
    authorize()
    const app = await findAppById(ctx.db, ctx.app.id)
    if (!app) throw notFound()
    await validateAccess(ctx, after, app.access)
    await validateProviders(ctx.db, after)
    const change = { before: app.access, after }
    const [audience, open_pages] = await Promise.all([
      ctx.services.need(appAudienceNeed).compare(ctx, change),
      ctx.services.need(publicPagesNeed).count(ctx, change),
    ])
    return { ...audience, open_pages }
  },
)
