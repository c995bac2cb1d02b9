import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import styles from './conflict-dialog.module.css'
import { VersionComparison, type VersionDifference } from './version-comparison.tsx'

type ConflictDialogProps = {
  readonly title: (name: string) => string
  /** The team member who changed it; empty when unknown. */
  readonly changed_by: string
  readonly changed_at: string | null
  readonly rows: readonly VersionDifference[]
  readonly onTakeTheirs: () => void
  readonly onKeepMine: () => void
}

/** Another team member changed the same settings: compares both versions field by field before one is saved. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { title, changed_by, changed_at, rows, onTakeTheirs, onKeepMine } = props
  const t = useT()
  const format = useFormat()
  const name = changed_by || t('studio.conflict.someone')
  return (
    <Dialog
      is_open
      role="alertdialog"
      width={640}
      onOpenChange={() => undefined}
      title={title(name)}
      actions={
        <>
          <Button kind="outline" onClick={onTakeTheirs}>
            {t('studio.conflict.take_theirs', { name })}
          </Button>
          <Button onClick={onKeepMine}>{t('studio.conflict.keep_mine')}</Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>
          {changed_at
            ? t('studio.conflict.text', { when: format.dateTime(changed_at) })
            : t('studio.conflict.choose')}
        </p>
        <VersionComparison name={name} rows={rows} />
      </div>
    </Dialog>
  )
}
