import { useFormat, useT } from '@foyer/i18n/react'
import { Download, EyeOff, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { splitLinks } from '@foyer/domain/messaging'
import type { AttachmentData, Message } from '@foyer/contract/messaging/shapes'
import { formatFileSize } from './format-file-size.ts'
import { ImageGrid } from './image-grid.tsx'
import { MemberLink, MessageText } from './message-text.tsx'
import { QuoteBox } from './quote-box.tsx'
import { VoiceNote } from './voice-note.tsx'
import styles from './bubbles.module.css'

type ContentProps = {
  message: Message
  /** Jumps to the quoted message; null where it cannot. */
  onQuote: ((message_ts: string) => void) | null
}

/** What a message says or shows, in its bubble. */
export function MessageContent({ message, onQuote }: ContentProps): ReactNode {
  const t = useT()
  if (message.status === 'hidden') {
    return (
      <p className={styles.bubble} data-kind="hidden">
        <EyeOff aria-hidden="true" />
        {t('messages.hidden_by_team')}
      </p>
    )
  }
  const { attachment_data, video_url, images, quote } = message
  const quoted = quote && <QuoteBox quote={quote} onOpen={onQuote} />
  if (images.length > 0) {
    return (
      <Framed quoted={quoted}>
        <ImageGrid images={images} />
      </Framed>
    )
  }
  if (video_url !== null) {
    return (
      <Framed quoted={quoted}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- members record their videos without captions */}
        <video
          className={styles.video}
          src={video_url}
          controls
          playsInline
          preload="none"
          aria-label={t('messages.video')}
        />
      </Framed>
    )
  }
  if (attachment_data) {
    return (
      <Framed quoted={quoted}>
        <Attachment attachment={attachment_data} message_ts={message.message_ts} />
      </Framed>
    )
  }
  return (
    <div className={styles.bubble}>
      {quoted}
      <p className={styles.text} dir="auto">
        <MessageText text={message.message} />
        {message.edited_at !== null && <span className={styles.edited}> {t('messages.edited')}</span>}
      </p>
    </div>
  )
}

/** Pictures and cards have no bubble of their own; a quote stands in one above them. */
function Framed({ quoted, children }: { quoted: ReactNode; children: ReactNode }): ReactNode {
  if (!quoted) return children
  return (
    <div className={styles.framed}>
      <div className={styles.bubble}>{quoted}</div>
      {children}
    </div>
  )
}

function Attachment({
  attachment,
  message_ts,
}: {
  attachment: AttachmentData
  message_ts: string
}): ReactNode {
  switch (attachment.kind) {
    case 'link':
      return <LinkCard attachment={attachment} />
    case 'file':
      return <FileCard attachment={attachment} />
    case 'audio':
      return (
        <VoiceNote
          src={attachment.url}
          peaks={attachment.peaks}
          duration_ms={attachment.duration_ms ?? 0}
          message_ts={message_ts}
        />
      )
    default:
      return attachment.kind satisfies never
  }
}

function LinkCard({ attachment: { url, title, preview } }: { attachment: AttachmentData }): ReactNode {
  const shown = splitLinks(url)[0]?.text ?? url
  if (!preview) {
    return (
      <MemberLink href={url} className={styles.bubble}>
        <span className={styles.link}>{title ?? shown}</span>
      </MemberLink>
    )
  }
  return (
    <MemberLink href={url} className={styles.card}>
      {preview.image_url !== null && (
        <img className={styles.cover} src={preview.image_url} alt="" loading="lazy" decoding="async" />
      )}
      <span className={styles.facts}>
        {preview.site_name !== '' && <span className={styles.meta}>{preview.site_name}</span>}
        <strong className={styles.title} dir="auto">
          {preview.title === '' ? shown : preview.title}
        </strong>
        {preview.description !== '' && (
          <span className={styles.summary} dir="auto">
            {preview.description}
          </span>
        )}
        <span className={styles.address}>{shown}</span>
      </span>
    </MemberLink>
  )
}

function FileCard({ attachment: { url, title, bytes } }: { attachment: AttachmentData }): ReactNode {
  const t = useT()
  const format = useFormat()
  const name = title ?? t('messages.file')
  return (
    <a
      className={styles.file}
      href={url}
      download={title ?? true}
      aria-label={t('messages.download', { name })}
    >
      <span className={styles.sign}>
        <FileText aria-hidden="true" />
      </span>
      <span className={styles.facts}>
        <bdi className={styles.title} dir="auto">
          {name}
        </bdi>
        {bytes !== null && <span className={styles.meta}>{formatFileSize(format, bytes)}</span>}
      </span>
      <Download aria-hidden="true" />
    </a>
  )
}
