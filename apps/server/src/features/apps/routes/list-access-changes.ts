import { listAccessChanges as call } from '@foyer/contract/apps/list-access-changes'
import { implement } from '#platform/http/implement.ts'
import { appsPolicy } from '../policy.ts'
import { presentAccessChange } from '../presenter.ts'
import { findAccessChanges } from '../repository.ts'

const MAX_CHANGES = 50

export const listAccessChangesRoute = implement(call, appsPolicy.readApp, async ({ ctx, authorize }) => {
  authorize()
  const rows = await findAccessChanges(ctx.db, MAX_CHANGES)
  return { changes: rows.map(presentAccessChange) }
})
