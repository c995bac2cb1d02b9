import { useFormat, useT } from '@foyer/i18n/react'
import { FileArchive, FileSpreadsheet, FileText, Presentation } from 'lucide-react'
import { useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { Empty } from '../../parts/empty.tsx'
import { formatFileSize, formatFileType } from '../../parts/format-file.ts'
import { joinWithDots } from '../../parts/format-facts.ts'
import type { attachmentBlock } from './definition.ts'
import styles from './styles.module.css'

/**
 * A document with its type and size. It opens in a tab of its own, because iOS shows only the first page of a PDF in a
 * frame.
 */
export const AttachmentView: BlockView<typeof attachmentBlock> = ({ props }) => {
  const t = useT()
  const format = useFormat()
  const { index, is_preview } = usePageHost()
  const [is_offline, setOffline] = useState(false)
  const file = props.file ? index.files?.[props.file.media_id] : undefined
  if (!file) return is_preview ? <Empty>{t('pages.attachment.choose')}</Empty> : null

  const href = file.src ?? `/media/open/${index.page.page_id}/${file.id}`
  const refuseOffline = (event: MouseEvent): void => {
    setOffline(!navigator.onLine)
    if (!navigator.onLine) event.preventDefault()
  }
  return (
    <div className={styles.attachment}>
      <a
        className={styles.link}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={refuseOffline}
      >
        <span className={styles.icon}>
          <FileTypeIcon type={file.type} />
        </span>
        <span className={styles.words}>
          <span className={styles.title} dir="auto">
            {props.title === '' ? file.name : props.title}
          </span>
          <span className={styles.meta}>
            {joinWithDots([formatFileType(file.type), formatFileSize(format, file.bytes)])}
          </span>
          {props.text !== '' && (
            <span className={styles.text} dir="auto">
              {props.text}
            </span>
          )}
        </span>
        <span className={styles.open}>{t('pages.attachment.open')}</span>
      </a>
      {is_offline && <output className={styles.note}>{t('pages.attachment.offline')}</output>}
    </div>
  )
}

function FileTypeIcon({ type }: { type: string }): ReactNode {
  const props = { size: 22, 'aria-hidden': true } as const
  if (type.includes('sheet') || type === 'text/csv') return <FileSpreadsheet {...props} />
  if (type.includes('presentation')) return <Presentation {...props} />
  if (type === 'application/zip') return <FileArchive {...props} />
  return <FileText {...props} />
}
