import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Gift } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { runForEach } from '#platform/run-for-each.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import { GrantForm, useGrantForm, type Grant } from './grant-form.tsx'

type Person = { readonly subscriber_id: string | null }

type GrantToManyProps = {
  /** Loads the selected members when the dialog is submitted. */
  readonly loadSelected: () => Promise<readonly Person[]>
  readonly onDone: () => void
}

/** Grants many members a product, permanently or until a day, with an undo. */
export function GrantToMany(props: GrantToManyProps) {
  const t = useT()
  const [is_open, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="ghost" size="small" icon={<Gift />} onClick={() => setIsOpen(true)}>
        {t('studio_members.grant_many.open')}
      </Button>
      {is_open && <GrantToManyDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type GrantedEntitlement = { readonly subscriber_id: string; readonly entitlement_id: string }
type Failure = {
  readonly people: readonly string[]
  readonly granted: readonly GrantedEntitlement[]
  readonly error: unknown
}
type Progress = { readonly done: number; readonly of: number }

function GrantToManyDialog({
  loadSelected,
  onDone,
  onClose,
}: GrantToManyProps & { readonly onClose: () => void }) {
  const t = useT()
  const call = useAppCall()
  const invalidateMembers = useInvalidateMembers()
  const revokeGranted = useRevokeGranted()
  const [progress, setProgress] = useState<Progress | null>(null)
  // A retry covers only the failed members; those who already own the product are skipped.
  const [failure, setFailure] = useState<Failure | null>(null)

  const grantToAll = async (grant: Grant): Promise<void> => {
    const people =
      failure?.people ?? (await loadSelected()).flatMap(({ subscriber_id }) => subscriber_id ?? [])
    const { succeeded, failed } = await runForEach(
      people,
      async (subscriber_id): Promise<GrantedEntitlement> => {
        const { id } = await call('access.grantEntitlement', { subscriber_id, ...grant })
        return { subscriber_id, entitlement_id: id }
      },
      (done) => setProgress({ done, of: people.length }),
    )
    setProgress(null)
    const all = [...(failure?.granted ?? []), ...succeeded]
    await invalidateMembers()
    if (failed[0]) {
      setFailure({ people: failed.map(({ item }) => item), granted: all, error: failed[0].error })
      return
    }
    toasts.add({
      text: t('studio_members.grant_many.done', { count: all.length }),
      duration: UNDO_DURATION,
      ...(all.length > 0 && {
        action: { label: t('common.undo'), onAction: () => void revokeGranted(all) },
      }),
    })
    onClose()
    onDone()
  }
  const form = useGrantForm({ draft_key: 'give-many', save: grantToAll })
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && !form.is_saving && onClose()}
      title={t('studio_members.grant_many.title')}
      close_label={t('common.close')}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {failure ? t('common.close') : t('common.cancel')}
          </Button>
          <Button is_busy={form.is_saving} onClick={() => form.submit()}>
            {failure ? t('common.retry') : t('studio_members.grant.submit')}
          </Button>
        </>
      }
    >
      <GrantForm form={form} />
      {progress && <output>{t('studio_members.grant_many.progress', progress)}</output>}
      {failure && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {t('studio_members.grant_many.failed', {
            count: failure.people.length,
            given: failure.granted.length,
            reason: formatError(t, failure.error),
          })}
        </Notice>
      )}
    </Dialog>
  )
}

function useInvalidateMembers(): () => Promise<void> {
  const slug = useSlug()
  const cache = useQueryClient()
  return async () => {
    await cache.invalidateQueries({ queryKey: ['app', slug, 'access'] })
    await cache.invalidateQueries({ queryKey: ['app', slug, 'members'] })
  }
}

function useRevokeGranted(): (granted: readonly GrantedEntitlement[]) => Promise<void> {
  const t = useT()
  const call = useAppCall()
  const invalidateMembers = useInvalidateMembers()
  return async (granted) => {
    const { succeeded, failed } = await runForEach(granted, (one) =>
      call('access.revokeEntitlement', { ...one, note: '' }),
    )
    toasts.add(
      failed[0]
        ? {
            text: t('studio_members.grant_many.undo_failed', {
              count: failed.length,
              reason: formatError(t, failed[0].error),
            }),
            tone: 'danger',
          }
        : { text: t('studio_members.grant_many.undone', { count: succeeded.length }) },
    )
    await invalidateMembers()
  }
}
