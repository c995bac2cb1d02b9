import { useT } from '@foyer/i18n/react'
import { ConflictDialog } from '#platform/parts/conflict-dialog.tsx'
import { diffAccess, type Access } from '../access-change.ts'
import type { StudioApp } from '../queries.ts'
import { useAccessTexts } from './use-access-texts.ts'

/** The settings that another team member saved. */
export type OtherVersion = { app: StudioApp; changed_by: string; changed_at: string | null }

type ConflictProps = {
  readonly mine: Access
  readonly theirs: OtherVersion
  readonly onTakeTheirs: () => void
  readonly onKeepMine: () => void
}

/** Another team member changed the app's access. */
export function AccessConflict({ mine, theirs, ...choices }: ConflictProps) {
  const t = useT()
  const { formatSettingName, formatSettingValue } = useAccessTexts()
  return (
    <ConflictDialog
      title={(name) => t('studio_apps.access.conflict', { name })}
      changed_by={theirs.changed_by}
      changed_at={theirs.changed_at}
      rows={diffAccess(mine, theirs.app.access).map((setting) => ({
        label: formatSettingName(setting),
        mine: formatSettingValue(mine, setting),
        theirs: formatSettingValue(theirs.app.access, setting),
      }))}
      {...choices}
    />
  )
}
