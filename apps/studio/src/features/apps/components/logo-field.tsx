import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { convertHeic, IMAGE_ACCEPT } from '@foyer/ui/image-file'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useRef } from 'react'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { appQuery, type StudioApp } from '../queries.ts'
import { AppLogo } from './app-logo.tsx'
import styles from './logo-field.module.css'

/** The app's icon: uploaded or removed, saved at once. */
export function LogoField({ app }: { readonly app: StudioApp }) {
  const t = useT()
  const call = useAppCall()
  const cache = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const change = useMutation({
    mutationFn: async (file: File | null) => {
      if (!file) return call('apps.updateAppTheme', { logo_media_id: null })
      const media = await call('media.uploadMedia', { alt: app.name }, { file: await convertHeic(file) })
      return call('apps.updateAppTheme', { logo_media_id: media.id })
    },
    onSuccess: (changed) => cache.setQueryData(appQuery(app.slug).queryKey, changed),
  })
  return (
    <div className={styles.field}>
      <AppLogo app={app} logo={app.logo?.src ?? null} size={48} />
      <div className={styles.words}>
        <p className={styles.title}>{t('studio_apps.theme.logo')}</p>
        <p className={styles.meta}>{t('studio_apps.theme.logo_text')}</p>
        {change.error && (
          <p className={styles.error} role="alert">
            <CircleAlert aria-hidden="true" />
            {formatError(t, change.error)}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={IMAGE_ACCEPT}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) change.mutate(file)
        }}
      />
      {app.logo && (
        <Button kind="ghost" onClick={() => change.mutate(null)}>
          {t('common.remove')}
        </Button>
      )}
      <Button kind="outline" is_busy={change.isPending} onClick={() => input.current?.click()}>
        {t('studio_apps.theme.logo_replace')}
      </Button>
    </div>
  )
}
