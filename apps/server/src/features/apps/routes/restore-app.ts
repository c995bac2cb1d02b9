import { restoreApp as call } from '@foyer/contract/apps/restore-app'
import { implement } from '#platform/http/implement.ts'
import { restoreApp } from '../lifecycle/delete-app.ts'
import { appsPolicy } from '../policy.ts'

export const restoreAppRoute = implement(
  call,
  appsPolicy.deleteApp,
  async ({ input: { id }, viewer, ctx, authorize, fail }) => {
    authorize()
    const slug = await restoreApp(ctx, { id, by: viewer })
    if (slug === null) throw fail('not_found')
    return { slug }
  },
)
