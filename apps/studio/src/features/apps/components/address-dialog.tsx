import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { createAppClient } from '#platform/api.ts'
import { hasCode } from '#platform/problem.ts'
import { toasts } from '#platform/toasts.ts'
import { ReauthenticateDialog, Refusal } from '../../team/index.ts'
import { appQuery, type StudioApp } from '../queries.ts'
import styles from './address-dialog.module.css'
import { SlugField } from './slug-field.tsx'

type Effects = OutputFor<'apps.previewSlugChange'>

/** Changes the slug after showing the effects. */
export function AddressDialog({ app, onClose }: { readonly app: StudioApp; readonly onClose: () => void }) {
  const t = useT()
  const [slug, setSlug] = useState('')
  const [needs_reauthentication, setNeedsReauthentication] = useState(false)
  const change = useSlugChange(app, slug, onClose, () => setNeedsReauthentication(true))
  // The field requests it once typing pauses; the same response contains the effects.
  const effects = useQuery({ ...addressPreviewQuery(app.slug, slug), enabled: false })
  if (needs_reauthentication)
    return (
      <ReauthenticateDialog
        onClose={onClose}
        onReauthenticated={() => {
          setNeedsReauthentication(false)
          change.mutate()
        }}
      />
    )
  return (
    <Dialog
      is_open
      role="alertdialog"
      width={560}
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_apps.address.title', { name: app.name })}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            kind="danger"
            is_busy={change.isPending}
            disabled={!effects.data?.is_free}
            onClick={() => change.mutate()}
          >
            {t('studio_apps.address.change_button')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <SlugField
          value={slug}
          onChange={setSlug}
          error={undefined}
          slugQuery={(requested_slug) => addressPreviewQuery(app.slug, requested_slug)}
          free_text={t('studio_apps.address.free')}
        />
        {effects.data?.is_free && <AddressChangeEffects effects={effects.data} left={app.slug} />}
        <Refusal error={change.error} />
      </div>
    </Dialog>
  )
}

function AddressChangeEffects({ effects, left }: { readonly effects: Effects; readonly left: string }) {
  const t = useT()
  return (
    <section className={styles.effects} aria-label={t('studio_apps.address.effects')}>
      <h3>{t('studio_apps.address.effects')}</h3>
      <ul>
        <li>{t('studio_apps.address.log_in')}</li>
        <li>{t('studio_apps.address.passkeys', { count: effects.passkey_holders })}</li>
        <li>{t('studio_apps.address.redirect')}</li>
        <li>{t('studio_apps.address.keys')}</li>
        <li>{t('studio_apps.address.reserved', { slug: left })}</li>
      </ul>
    </section>
  )
}

function addressPreviewQuery(app_slug: string, slug: string) {
  return {
    queryKey: ['app', app_slug, 'apps', 'slug-change', slug] as readonly string[],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      createAppClient(app_slug)('apps.previewSlugChange', { slug }, { signal }),
    staleTime: 10_000,
  }
}

function useSlugChange(app: StudioApp, slug: string, onClose: () => void, onReauthenticate: () => void) {
  const t = useT()
  const cache = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => createAppClient(app.slug)('apps.changeSlug', { slug }),
    onError: (error) => hasCode(error, 'sign_in_again') && onReauthenticate(),
    onSuccess: async (changed) => {
      cache.setQueryData(appQuery(changed.slug).queryKey, changed)
      onClose()
      await navigate({ to: '/apps/$slug/settings/general', params: { slug: changed.slug }, replace: true })
      cache.removeQueries({ queryKey: ['app', app.slug] })
      await cache.invalidateQueries({ queryKey: ['account'] })
      toasts.add({ text: t('studio_apps.address.changed', { address: changed.address.url }) })
    },
  })
}
