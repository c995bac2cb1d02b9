import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { CircleAlert } from 'lucide-react'
import { problemText } from '#platform/problem.ts'
import styles from './administer.module.css'
import type { Administered, Deed } from './deeds.ts'
import { useDeed } from './use-deed.ts'

type DeedDialogProps = {
  readonly member: Administered
  readonly deed: Exclude<Deed, 'restore'>
  readonly onClose: () => void
}

/** Asks before something is done with a member, and says what will happen. */
export function DeedDialog({ member, deed, onClose }: DeedDialogProps) {
  const t = useT()
  const work = useDeed(member, onClose)
  const name = member.name || member.email
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t(`studio_member_admin.${deed}.title`, { name })}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            kind={deed === 'reset_sign_in' ? 'ink' : 'danger'}
            is_busy={work.isPending}
            onClick={() => work.mutate(deed)}
          >
            {t(`studio_member_admin.${deed}.confirm`)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t(`studio_member_admin.${deed}.text`, { name })}</p>
        {work.error && (
          <Notice tone="danger" icon={<CircleAlert />} role="alert">
            {problemText(t, work.error)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
