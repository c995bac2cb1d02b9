import type { ReportCaseDetail } from '@foyer/contract/messaging/report-shapes'
import { messageTsToInstant, restoreBrackets } from '@foyer/domain/messaging'
import { useT } from '@foyer/i18n/react'
import { Avatar, Badge } from '@foyer/ui'
import { FileText } from 'lucide-react'
import { useAppTime } from '#platform/app-time.ts'
import styles from './moderation.module.css'

type Copied = ReportCaseDetail['message']

/** The reported message, marked, among those around it, as they were when it was reported. */
export function ReportedMessages({ one }: { readonly one: ReportCaseDetail }) {
  const t = useT()
  return (
    <ol className={styles.messages} aria-label={t('studio_moderation.messages')}>
      {one.before.map((message) => (
        <CopiedMessage key={message.message_ts} message={message} />
      ))}
      <CopiedMessage message={one.message} reported={one} />
      {one.after.map((message) => (
        <CopiedMessage key={message.message_ts} message={message} />
      ))}
    </ol>
  )
}

/** A message as it is shown to the team; the reported one with what became of it. */
export function CopiedMessage({
  message,
  reported,
}: {
  readonly message: Copied
  readonly reported?: ReportCaseDetail
}) {
  const t = useT()
  const { format } = useAppTime()
  const name = message.user?.name || t('studio_moderation.someone')
  const instant = messageTsToInstant(message.message_ts)
  return (
    <li className={styles.message} data-reported={reported !== undefined}>
      <Avatar name={name} src={message.user?.avatar_urls?.small ?? null} size={32} />
      <div className={styles.body}>
        <p className={styles.message_head}>
          <bdi className={styles.name} dir="auto">
            {name}
          </bdi>{' '}
          <time className={styles.time} dateTime={instant}>
            {format.dateTime(instant, 'short')}
          </time>
          {reported && <LiveState live={reported.live} />}
        </p>
        <MessageContent message={message} />
        {reported?.earlier_texts.map((text) => (
          <p key={text} className={styles.earlier} dir="auto">
            {t('studio_moderation.earlier_text', { text })}
          </p>
        ))}
      </div>
    </li>
  )
}

function LiveState({ live }: { readonly live: ReportCaseDetail['live'] }) {
  const t = useT()
  if (live.status !== 'sent') return <Badge tone="warn">{t(`studio_moderation.live.${live.status}`)}</Badge>
  return live.edited_at === null ? null : <Badge>{t('studio_moderation.live.edited')}</Badge>
}

/** Words, pictures and files of a message. Links are shown as text: nobody should open them by mistake. */
function MessageContent({ message }: { readonly message: Copied }) {
  const t = useT()
  const { images, video_url, attachment_data: file, status } = message
  const text = restoreBrackets(message.message).replaceAll(/<@([^>]+)>/gu, '@$1')
  const is_empty = text === '' && images.length === 0 && video_url === null && file === null
  return (
    <>
      {is_empty && (
        <p className={styles.gone}>
          {t(status === 'hidden' ? 'studio_moderation.live.hidden' : 'studio_moderation.no_content')}
        </p>
      )}
      {text !== '' && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {images.length > 0 && (
        <span className={styles.images}>
          {images.map(({ id, thumb_url, width, height }) => (
            <img key={id} src={thumb_url} alt="" width={width} height={height} loading="lazy" />
          ))}
        </span>
      )}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- members send videos without captions */}
      {video_url !== null && <video className={styles.video} src={video_url} controls preload="none" />}
      {file?.kind === 'audio' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a voice note has no captions
        <audio src={file.url} controls preload="none" />
      )}
      {file !== null && file.kind !== 'audio' && (
        <p className={styles.file} dir="auto">
          <FileText aria-hidden="true" />
          {file.kind === 'link' ? file.url : (file.title ?? t('studio_moderation.contents.attachment'))}
        </p>
      )}
    </>
  )
}
