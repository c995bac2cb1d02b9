import { listDeletedApps as call } from '@foyer/contract/apps/list-deleted-apps'
import { implement } from '#platform/http/implement.ts'
import { listRestorable } from '../lifecycle/deleted-apps.ts'
import { appsPolicy } from '../policy.ts'
import { presentDeletedApp } from '../presenter.ts'

export const listDeletedAppsRoute = implement(
  call,
  appsPolicy.deleteApp,
  async ({ viewer, ctx, authorize }) => {
    authorize()
    const now = ctx.services.clock.now()
    const rows = await listRestorable(ctx.control, { account_id: viewer.account_id, now })
    return { apps: rows.map((row) => presentDeletedApp(row, now)) }
  },
)
