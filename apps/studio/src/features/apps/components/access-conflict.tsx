import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { TwoVersions } from '#platform/parts/two-versions.tsx'
import { differencesOf, type Access } from '../access-change.ts'
import type { StudioApp } from '../queries.ts'
import { useAccessWords } from './access-words.ts'
import styles from './access-dialogs.module.css'

/** What somebody else has set meanwhile. */
export type Theirs = { app: StudioApp; changed_by: string; changed_at: string | null }

type ConflictProps = {
  readonly mine: Access
  readonly theirs: Theirs
  readonly onTakeTheirs: () => void
  readonly onKeepMine: () => void
}

/** Somebody else has set who may enter meanwhile: both settings field by field, and nothing is replaced unseen. */
export function AccessConflict({ mine, theirs, onTakeTheirs, onKeepMine }: ConflictProps) {
  const t = useT()
  const format = useFormat()
  const { nameOf, wordsOf } = useAccessWords()
  const name = theirs.changed_by || t('studio.conflict.someone')
  return (
    <Dialog
      is_open
      role="alertdialog"
      width={640}
      onOpenChange={() => undefined}
      title={t('studio_apps.access.conflict', { name })}
      actions={
        <>
          <Button kind="outline" onClick={onTakeTheirs}>
            {t('studio.conflict.take_theirs', { name })}
          </Button>
          <Button onClick={onKeepMine}>{t('studio.conflict.keep_mine')}</Button>
        </>
      }
    >
      <div className={styles.effect}>
        <p>
          {theirs.changed_at
            ? t('studio_apps.access.conflict_text', { when: format.dateTime(theirs.changed_at) })
            : t('studio_apps.access.conflict_choose')}
        </p>
        <TwoVersions
          name={name}
          rows={differencesOf(mine, theirs.app.access).map((aspect) => ({
            label: nameOf(aspect),
            mine: wordsOf(mine, aspect),
            theirs: wordsOf(theirs.app.access, aspect),
          }))}
        />
      </div>
    </Dialog>
  )
}
