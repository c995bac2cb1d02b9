import { useT } from '@foyer/i18n/react'
import { Button, IconButton, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { Menu } from '@foyer/ui/menu'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Ellipsis, LockOpen, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { eachOf } from '#platform/each-of.ts'
import { problemText } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import type { MemberRow } from '../queries.ts'
import styles from './administer.module.css'
import { deedsFor } from './deeds.ts'
import { useRole } from './use-role.ts'

type BulkDeed = 'suspend' | 'restore'
type BulkDeedsProps = { readonly loadChosen: () => Promise<readonly MemberRow[]> }

/** Shuts out, or lets in again, all who are chosen and may be. */
export function BulkDeeds({ loadChosen }: BulkDeedsProps) {
  const t = useT()
  const [asked, ask] = useState<BulkDeed | null>(null)
  const label = t('common.more')
  return (
    <>
      <Menu
        label={label}
        placement="top end"
        trigger={<IconButton size="small" label={label} icon={<Ellipsis />} />}
        entries={[
          { id: 'restore', label: t('studio_member_admin.restore.open'), icon: <LockOpen /> },
          {
            id: 'suspend',
            label: t('studio_member_admin.suspend.open'),
            icon: <UserRoundX />,
            tone: 'danger',
          },
        ]}
        onAction={(id) => ask(id === 'suspend' ? 'suspend' : 'restore')}
      />
      {asked && <BulkDialog deed={asked} loadChosen={loadChosen} onClose={() => ask(null)} />}
    </>
  )
}

type BulkDialogProps = BulkDeedsProps & { readonly deed: BulkDeed; readonly onClose: () => void }

function BulkDialog({ deed, loadChosen, onClose }: BulkDialogProps) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const role = useRole()
  const [is_busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const name = deed === 'suspend' ? 'members.suspendMember' : 'members.restoreMember'
  const work = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const people = (await loadChosen()).filter((member) => deedsFor(member, role).includes(deed))
      const { made, failed } = await eachOf(people, ({ id }) => call(name, { id }))
      await cache.invalidateQueries({ queryKey: ['app', slug, 'members'] })
      if (failed[0]) {
        setFailure(
          t('studio_member_admin.bulk.failed', {
            ...{ count: failed.length, reason: problemText(t, failed[0].error) },
          }),
        )
        return
      }
      toasts.add({ text: t(`studio_member_admin.bulk.${deed}.done`, { count: made.length }) })
      onClose()
    } catch (error) {
      setFailure(problemText(t, error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => !is_open && !is_busy && onClose()}
      title={t(`studio_member_admin.bulk.${deed}.title`)}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind={deed === 'suspend' ? 'danger' : 'ink'} is_busy={is_busy} onClick={() => void work()}>
            {failure === null ? t(`studio_member_admin.${deed}.open`) : t('common.retry')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t(`studio_member_admin.bulk.${deed}.text`)}</p>
        {failure !== null && (
          <Notice tone="danger" icon={<CircleAlert />} role="alert">
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
