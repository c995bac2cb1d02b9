import type { AppAccess } from '@foyer/domain/access'
import type { AppTx } from '../../platform/database/app-db.ts'
import type { TeamViewer } from '../../platform/session/viewer.ts'
import { insertAccessChange } from './repository.ts'

type AccessChange = { before: AppAccess; access: AppAccess; by: TeamViewer; changed_at: Date }

/** Logs a change of the app's access settings: who, when, before and after. */
export function recordAccessChange(tx: AppTx, { by, ...change }: AccessChange): Promise<void> {
  const changed_by_columns = { id: by.team_member_id, name: by.name }
  return insertAccessChange(tx, { ...change, by: changed_by_columns })
}
