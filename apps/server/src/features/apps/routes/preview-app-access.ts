import { previewAppAccess as call } from '@foyer/contract/apps/preview-app-access'
import { notFound } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { judgeAccess, judgeProviders } from '../judge-access.ts'
import { appsPolicy } from '../policy.ts'
import { appAudiencePort, openPagesPort } from '../ports.ts'
import { findAppById } from '../repository.ts'

export const previewAppAccessRoute = implement(
  call,
  appsPolicy.updateAccess,
  async ({ input: after, ctx, authorize }) => {
    authorize()
    const app = await findAppById(ctx.db, ctx.app.id)
    if (!app) throw notFound()
    await judgeAccess(ctx.db, after, app.access)
    await judgeProviders(ctx.db, after)
    const change = { before: app.access, after }
    const [audience, open_pages] = await Promise.all([
      appAudiencePort.use().compare(ctx, change),
      openPagesPort.use().count(ctx, change),
    ])
    return { ...audience, open_pages }
  },
)
