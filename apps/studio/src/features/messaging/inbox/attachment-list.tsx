import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import type { AttachedFiles, Attachment } from '@foyer/ui/attached-files'
import { FileText, RotateCw, Video, X } from 'lucide-react'
import styles from './composer.module.css'

/** The files of the reply being written: what they are, how far their upload is, and how to remove them. */
export function AttachmentList({ files }: { readonly files: AttachedFiles }) {
  const t = useT()
  if (files.list.length === 0) return null
  return (
    <ul className={styles.files} aria-label={t('studio_inbox.files.title')}>
      {files.list.map((one) => {
        const { key, file, state, progress, reason } = one
        return (
          <li key={key} className={styles.file} data-state={state}>
            <Preview attachment={one} />
            <span className={styles.file_words}>
              <bdi className={styles.file_name} dir="auto">
                {file.name}
              </bdi>
              {state === 'uploading' && (
                <progress
                  max={1}
                  value={progress}
                  aria-label={t('studio_inbox.files.uploading', { name: file.name })}
                />
              )}
              {reason !== null && (
                <span className={styles.refusal} role="alert">
                  {reason}
                </span>
              )}
            </span>
            {state === 'failed' && (
              <IconButton
                size="small"
                label={t('studio_inbox.files.retry', { name: file.name })}
                icon={<RotateCw />}
                onClick={() => files.retry(key)}
              />
            )}
            <IconButton
              size="small"
              label={t('studio_inbox.files.remove', { name: file.name })}
              icon={<X />}
              onClick={() => files.remove(key)}
            />
          </li>
        )
      })}
    </ul>
  )
}

function Preview({ attachment: { kind, preview_url } }: { readonly attachment: Attachment }) {
  if (preview_url !== null) return <img className={styles.thumb} src={preview_url} alt="" />
  return (
    <span className={styles.thumb} aria-hidden="true">
      {kind === 'video' ? <Video /> : <FileText />}
    </span>
  )
}
