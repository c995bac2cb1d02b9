import { formatBytes, formatLength } from '#editor/pick/format-file.ts'
import type { ConversationMessage } from '@foyer/contract/messaging/inbox-shapes'
import type { AttachmentData, MessageImage, Quote } from '@foyer/contract/messaging/shapes'
import { splitLinks } from '@foyer/domain/messaging'
import { useFormat, useT } from '@foyer/i18n/react'
import { Lightbox } from '@foyer/ui/lightbox'
import { Download, EyeOff, FileText } from 'lucide-react'
import { useState } from 'react'
import { MemberLink, MessageText } from './message-text.tsx'
import styles from './message.module.css'

/** Words, pictures, video, file, voice note or link of a message, under what it quotes. */
export function MessageContent({ message }: { readonly message: ConversationMessage }) {
  const t = useT()
  const { status, images, video_url, attachment_data, quote, edited_at } = message
  if (status === 'hidden') {
    return (
      <p className={styles.gone}>
        <EyeOff aria-hidden="true" />
        {t('studio_inbox.message.hidden')}
      </p>
    )
  }
  return (
    <>
      {quote && <QuotedMessage quote={quote} />}
      {message.message !== '' && (
        <p className={styles.text} dir="auto">
          <MessageText text={message.message} />
          {edited_at !== null && <span className={styles.edited}> {t('studio_inbox.message.edited')}</span>}
        </p>
      )}
      {images.length > 0 && <Pictures images={images} />}
      {video_url !== null && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- members record their videos without captions
        <video
          className={styles.video}
          src={video_url}
          controls
          playsInline
          preload="none"
          aria-label={t('studio_inbox.content.video')}
        />
      )}
      {attachment_data && <Attachment attachment={attachment_data} />}
    </>
  )
}

function QuotedMessage({ quote: { is_gone, excerpt, message_type, user } }: { readonly quote: Quote }) {
  const t = useT()
  if (is_gone) return <blockquote className={styles.quote}>{t('studio_inbox.message.quote_gone')}</blockquote>
  return (
    <blockquote className={styles.quote}>
      <bdi className={styles.name} dir="auto">
        {user?.name || t('studio_inbox.someone')}
      </bdi>
      <span className={styles.quoted} dir="auto">
        {excerpt === '' ? (
          t(`studio_inbox.content.${message_type === 'notification' ? 'message' : message_type}`)
        ) : (
          <MessageText text={excerpt} />
        )}
      </span>
    </blockquote>
  )
}

/** Pictures with their space reserved; a press shows one on the whole screen. */
function Pictures({ images }: { readonly images: readonly MessageImage[] }) {
  const t = useT()
  const [shown, setShown] = useState<MessageImage | null>(null)
  return (
    <span className={styles.pictures}>
      {images.map((image, index) => (
        <button
          key={image.id}
          type="button"
          className={styles.picture}
          aria-label={t('studio_inbox.message.open_picture', { number: index + 1, count: images.length })}
          onClick={() => setShown(image)}
        >
          <img
            src={image.thumb_url}
            alt=""
            width={image.width}
            height={image.height}
            loading="lazy"
            decoding="async"
          />
        </button>
      ))}
      {shown && (
        <Lightbox
          label={t('studio_inbox.content.image')}
          close_label={t('common.close')}
          onClose={() => setShown(null)}
        >
          <img src={shown.url} alt="" width={shown.width} height={shown.height} />
        </Lightbox>
      )}
    </span>
  )
}

function Attachment({ attachment }: { readonly attachment: AttachmentData }) {
  switch (attachment.kind) {
    case 'link':
      return <LinkCard attachment={attachment} />
    case 'file':
      return <FileCard attachment={attachment} />
    case 'audio':
      return <VoiceNote attachment={attachment} />
    default:
      return attachment.kind satisfies never
  }
}

/** A voice note with its player and its length. */
export function VoiceNote({ attachment: { url, duration_ms } }: { readonly attachment: AttachmentData }) {
  const t = useT()
  return (
    <span className={styles.voice}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a voice note has no captions */}
      <audio src={url} controls preload="none" aria-label={t('studio_inbox.content.audio')} />
      {duration_ms !== null && (
        <span className={styles.meta}>
          {t('studio_inbox.message.voice_of', { length: formatLength(duration_ms / 1000) })}
        </span>
      )}
    </span>
  )
}

function LinkCard({ attachment: { url, title, preview } }: { readonly attachment: AttachmentData }) {
  const address = splitLinks(url)[0]?.text ?? url
  if (!preview) {
    return (
      <p className={styles.text}>
        <MemberLink href={url} className={styles.link}>
          {title ?? address}
        </MemberLink>
      </p>
    )
  }
  return (
    <MemberLink href={url} className={styles.card}>
      {preview.image_url !== null && (
        <img className={styles.cover} src={preview.image_url} alt="" loading="lazy" decoding="async" />
      )}
      <span className={styles.facts}>
        <span className={styles.card_title} dir="auto">
          {preview.title || address}
        </span>
        {preview.description !== '' && (
          <span className={styles.summary} dir="auto">
            {preview.description}
          </span>
        )}
        <span className={styles.meta}>{address}</span>
      </span>
    </MemberLink>
  )
}

/** A file to download, with its name and size. */
export function FileCard({ attachment: { url, title, bytes } }: { readonly attachment: AttachmentData }) {
  const t = useT()
  const format = useFormat()
  const name = title ?? t('studio_inbox.content.file')
  return (
    <a
      className={styles.card}
      href={url}
      download={title ?? true}
      aria-label={t('studio_inbox.message.download', { name })}
    >
      <FileText aria-hidden="true" />
      <span className={styles.facts}>
        <bdi className={styles.card_title} dir="auto">
          {name}
        </bdi>
        {bytes !== null && <span className={styles.meta}>{formatBytes(format, bytes)}</span>}
      </span>
      <Download aria-hidden="true" />
    </a>
  )
}
