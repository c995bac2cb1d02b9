import { problemMessage } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, IconButton, Spinner } from '@foyer/ui'
import { ChevronDown, ChevronUp, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { removeUpload, retryUpload, type Upload } from '../uploads.ts'
import styles from './upload-bar.module.css'

/** All uploads summed up, and each on request with a way to cancel it or to try again. */
export function UploadBar({ uploads }: { readonly uploads: readonly Upload[] }) {
  const t = useT()
  const format = useFormat()
  const [is_open, setOpen] = useState(false)
  const failed = uploads.filter(({ state }) => state === 'failed')
  const running = uploads.filter(({ state }) => state !== 'failed')
  const bytes = running.reduce((sum, { file }) => sum + file.size, 0)
  const sent = running.reduce((sum, { file, share }) => sum + file.size * share, 0)
  const percent = format.percent(bytes === 0 ? 0 : Math.floor((sent / bytes) * 100))
  const shown = is_open ? uploads : failed
  if (uploads.length === 0) return null
  return (
    <section className={styles.bar} data-floats="" aria-label={t('studio_media.uploads')}>
      <div className={styles.sum}>
        {running.length > 0 ? <Spinner /> : <TriangleAlert aria-hidden="true" />}
        <output className={styles.text}>
          <strong>
            {running.length > 0
              ? t('studio_media.in_progress', { count: running.length })
              : t('studio_media.failed', { count: failed.length })}
          </strong>{' '}
          {running.length > 0 && t('studio_media.leave')}
        </output>
        {running.length > 0 && (
          <>
            <progress max={100} value={bytes === 0 ? 0 : (sent / bytes) * 100} aria-label={percent} />
            <span className={styles.percent}>{percent}</span>
          </>
        )}
        <IconButton
          size="small"
          icon={is_open ? <ChevronDown /> : <ChevronUp />}
          label={t(is_open ? 'studio_media.hide_uploads' : 'studio_media.show_uploads')}
          aria-expanded={is_open}
          onClick={() => setOpen(!is_open)}
        />
      </div>
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((upload) => (
            <li key={upload.id} className={styles.row}>
              <span className={styles.name} dir="auto">
                {upload.file.name}
              </span>
              {upload.error ? (
                <span className={styles.error} role="alert">
                  {problemMessage(t, upload.error, ['studio'])}
                </span>
              ) : (
                <span className={styles.percent}>{format.percent(Math.floor(upload.share * 100))}</span>
              )}
              {upload.error?.code === 'interrupted' && (
                <Button kind="outline" size="small" onClick={() => retryUpload(upload)}>
                  {t('common.retry')}
                </Button>
              )}
              <IconButton
                size="small"
                icon={<X />}
                label={t(upload.error ? 'studio_media.dismiss' : 'studio_media.cancel', {
                  name: upload.file.name,
                })}
                onClick={() => removeUpload(upload)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
