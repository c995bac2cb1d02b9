import { listAccessChanges as call } from '@foyer/contract/apps/list-access-changes'
import { implement } from '#platform/http/implement.ts'
import { appsPolicy } from '../policy.ts'
import { presentAccessChange } from '../presenter.ts'
import { listAccessChangesOf } from '../repository.ts'

const SHOWN = 50

export const listAccessChangesRoute = implement(call, appsPolicy.readApp, async ({ ctx, authorize }) => {
  authorize()
  const rows = await listAccessChangesOf(ctx.db, SHOWN)
  return { changes: rows.map(presentAccessChange) }
})
