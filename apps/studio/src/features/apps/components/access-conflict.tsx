import { useT } from '@foyer/i18n/react'
import { ConflictDialog } from '#platform/parts/conflict-dialog.tsx'
import { differencesOf, type Access } from '../access-change.ts'
import type { StudioApp } from '../queries.ts'
import { useAccessWords } from './access-words.ts'

/** What somebody else has set meanwhile. */
export type Theirs = { app: StudioApp; changed_by: string; changed_at: string | null }

type ConflictProps = {
  readonly mine: Access
  readonly theirs: Theirs
  readonly onTakeTheirs: () => void
  readonly onKeepMine: () => void
}

/** Somebody else has set who may enter meanwhile. */
export function AccessConflict({ mine, theirs, ...choices }: ConflictProps) {
  const t = useT()
  const { nameOf, wordsOf } = useAccessWords()
  return (
    <ConflictDialog
      title={(name) => t('studio_apps.access.conflict', { name })}
      changed_by={theirs.changed_by}
      changed_at={theirs.changed_at}
      rows={differencesOf(mine, theirs.app.access).map((aspect) => ({
        label: nameOf(aspect),
        mine: wordsOf(mine, aspect),
        theirs: wordsOf(theirs.app.access, aspect),
      }))}
      {...choices}
    />
  )
}
