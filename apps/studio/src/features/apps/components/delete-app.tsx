import { useT } from '@foyer/i18n/react'
import { Button, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { Section } from '#platform/parts/page.tsx'
import { hasCode, formatError } from '#platform/problem.ts'
import { toasts } from '#platform/toasts.ts'
import { ReauthenticateDialog, Refusal } from '../../team/index.ts'
import type { StudioApp } from '../queries.ts'
import styles from './address-dialog.module.css'

/** Deletes the app after showing the effects and asking for its name. */
export function DeleteApp({ app }: { readonly app: StudioApp }) {
  const t = useT()
  const [is_dialog_open, setIsDialogOpen] = useState(false)
  return (
    <Section title={t('studio_domains.delete.title')} text={t('studio_domains.delete.text')}>
      <div>
        <Button kind="danger" onClick={() => setIsDialogOpen(true)}>
          {t('studio_domains.delete.button')}
        </Button>
      </div>
      {is_dialog_open && <DeleteDialog app={app} onClose={() => setIsDialogOpen(false)} />}
    </Section>
  )
}

function DeleteDialog({ app, onClose }: { readonly app: StudioApp; readonly onClose: () => void }) {
  const t = useT()
  const id = useId()
  const [name, setName] = useState('')
  const [needs_reauthentication, setNeedsReauthentication] = useState(false)
  const remove = useDeleteApp(app, name, () => setNeedsReauthentication(true))
  if (needs_reauthentication)
    return (
      <ReauthenticateDialog
        onClose={onClose}
        onReauthenticated={() => {
          setNeedsReauthentication(false)
          remove.mutate()
        }}
      />
    )
  const is_name_confirmed = hasCode(remove.error, 'name_differs')
  return (
    <Dialog
      is_open
      role="alertdialog"
      width={560}
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_domains.delete.confirm_title', { name: app.name })}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            kind="danger"
            type="submit"
            form={id}
            is_busy={remove.isPending}
            disabled={name.trim() !== app.name}
          >
            {t('studio_domains.delete.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          remove.mutate()
        }}
      >
        <div className={styles.effects}>
          <ul>
            <li>{t('studio_domains.delete.effect_members')}</li>
            <li>{t('studio_domains.delete.effect_restore')}</li>
            <li>{t('studio_domains.delete.effect_erased')}</li>
            <li>{t('studio_domains.delete.effect_slug', { slug: app.slug })}</li>
          </ul>
        </div>
        <TextField
          label={t('studio_domains.delete.name', { name: app.name })}
          value={name}
          error={is_name_confirmed ? formatError(t, remove.error) : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setName(event.target.value)}
        />
        <Refusal error={is_name_confirmed ? null : remove.error} />
      </form>
    </Dialog>
  )
}

function useDeleteApp(app: StudioApp, name: string, onReauthenticate: () => void) {
  const t = useT()
  const call = useAppCall()
  const cache = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call('apps.deleteApp', { name }),
    onError: (error) => hasCode(error, 'sign_in_again') && onReauthenticate(),
    onSuccess: async () => {
      await navigate({ to: '/new-app', replace: true })
      cache.removeQueries({ queryKey: ['app', app.slug] })
      await cache.invalidateQueries({ queryKey: ['account'] })
      toasts.add({ text: t('studio_domains.delete.done', { name: app.name }) })
    },
  })
}
