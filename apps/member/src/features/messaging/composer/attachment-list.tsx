import { useT } from '@foyer/i18n/react'
import { FileText, RotateCw, Video, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Attachment } from '@foyer/ui/attached-files'
import styles from './composer.module.css'

type ListProps = {
  attachments: readonly Attachment[]
  onRemove: (key: string) => void
  onRetry: (key: string) => void
}

/** The files above the field: what they are, how far their upload is, and how to remove them. */
export function AttachmentList({ attachments, onRemove, onRetry }: ListProps): ReactNode {
  const t = useT()
  if (attachments.length === 0) return null
  return (
    <ul className={styles.attachments} aria-label={t('messages.attachments')}>
      {attachments.map((one) => (
        <li key={one.key} className={styles.attachment} data-state={one.state}>
          <Preview attachment={one} />
          {one.state === 'uploading' && (
            <progress
              className={styles.progress}
              aria-label={t('messages.uploading', { name: one.file.name })}
              max={1}
              value={one.progress}
            />
          )}
          {one.state === 'failed' && (
            <button
              type="button"
              className={styles.retry}
              aria-label={t('common.retry')}
              onClick={() => onRetry(one.key)}
            >
              <RotateCw aria-hidden="true" />
            </button>
          )}
          <button
            type="button"
            className={styles.remove}
            aria-label={t('messages.remove_file', { name: one.file.name })}
            onClick={() => onRemove(one.key)}
          >
            <X aria-hidden="true" />
          </button>
          {one.reason !== null && (
            <p className={styles.refusal} role="alert">
              {one.reason}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Preview({ attachment: { kind, file, preview_url } }: { attachment: Attachment }): ReactNode {
  if (preview_url !== null) return <img className={styles.thumb} src={preview_url} alt={file.name} />
  return (
    <span className={styles.thumb}>
      {kind === 'video' ? <Video aria-hidden="true" /> : <FileText aria-hidden="true" />}
      <bdi className={styles.file_name} dir="auto">
        {file.name}
      </bdi>
    </span>
  )
}
