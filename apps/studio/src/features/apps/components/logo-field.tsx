import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { convertHeic, IMAGE_ACCEPT } from '@foyer/ui/image-file'
import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useRef } from 'react'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import type { StudioApp } from '../queries.ts'
import { AppLogo } from './app-logo.tsx'
import styles from './logo-field.module.css'

type LogoFieldProps = {
  readonly app: Parameters<typeof AppLogo>[0]['app']
  readonly value: StudioApp['logo']
  readonly error: string | undefined
  readonly onChange: (logo: StudioApp['logo']) => void
}

/** The app's icon. A file is added to the media library at once; the app has it after the form is saved. */
export function LogoField({ app, value, error, onChange }: LogoFieldProps) {
  const t = useT()
  const call = useAppCall()
  const input = useRef<HTMLInputElement>(null)
  const upload = useMutation({
    mutationFn: async (file: File) =>
      call('media.uploadMedia', { alt: app.name }, { file: await convertHeic(file) }),
    onSuccess: ({ asset }) => onChange(asset),
  })
  const message = upload.error ? formatError(t, upload.error) : error
  return (
    <div className={styles.field}>
      <AppLogo app={app} logo={value?.src ?? null} size={48} />
      <div className={styles.words}>
        <p className={styles.title}>{t('studio_apps.theme.logo')}</p>
        <p className={styles.meta}>{t('studio_apps.theme.logo_text')}</p>
        {message !== undefined && (
          <p className={styles.error} role="alert">
            <CircleAlert aria-hidden="true" />
            {message}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={IMAGE_ACCEPT}
        aria-label={t('studio_apps.theme.logo')}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) upload.mutate(file)
        }}
      />
      {value && (
        <Button
          kind="ghost"
          onClick={() => {
            upload.reset()
            onChange(null)
          }}
        >
          {t('common.remove')}
        </Button>
      )}
      <Button kind="outline" is_busy={upload.isPending} onClick={() => input.current?.click()}>
        {t('studio_apps.theme.logo_replace')}
      </Button>
    </div>
  )
}
