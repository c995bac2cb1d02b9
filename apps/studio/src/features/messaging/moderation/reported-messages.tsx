import type { ReportCaseDetail } from '@foyer/contract/messaging/report-shapes'
import { messageTsToInstant, restoreBrackets } from '@foyer/domain/messaging'
import { useT } from '@foyer/i18n/react'
import { Avatar, Badge } from '@foyer/ui'
import { Link2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useAppTime } from '#platform/app-time.ts'
import { FileCard, VoiceNote } from '../inbox/message-content.tsx'
import caseStyles from './moderation.module.css'
import styles from './reported-messages.module.css'

type Copied = ReportCaseDetail['message']

/** The reported message, marked, among those around it, as they were when it was reported. */
export function ReportedMessages({ one }: { readonly one: ReportCaseDetail }) {
  const t = useT()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[data-reported="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <ol ref={list} className={styles.messages} aria-label={t('studio_moderation.messages')}>
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
      <div className={caseStyles.body}>
        <p className={styles.message_head}>
          <bdi className={caseStyles.name} dir="auto">
            {name}
          </bdi>{' '}
          <time className={caseStyles.time} dateTime={instant}>
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

/** Who is answered in a message, and the first words of what they wrote. */
function QuotedMessage({ quote }: { readonly quote: NonNullable<Copied['quote']> }) {
  const t = useT()
  const { is_gone, excerpt, message_type, user } = quote
  return (
    <blockquote className={styles.quote} dir="auto">
      {is_gone ? (
        t('studio_moderation.quote_gone')
      ) : (
        <>
          <bdi className={caseStyles.name}>{user?.name || t('studio_moderation.someone')}</bdi>{' '}
          {excerpt === '' ? t(`studio_moderation.contents.${message_type}`) : toPlainText(excerpt)}
        </>
      )}
    </blockquote>
  )
}

const toPlainText = (text: string): string => restoreBrackets(text).replaceAll(/<@([^>]+)>/gu, '@$1')

/** Words, pictures and files of a message, under what it quotes. Links are shown as text: nobody should open them by mistake. */
function MessageContent({ message }: { readonly message: Copied }) {
  const t = useT()
  const { images, video_url, attachment_data: file, quote, status } = message
  const text = toPlainText(message.message)
  const is_empty = text === '' && images.length === 0 && video_url === null && file === null
  return (
    <>
      {quote !== null && <QuotedMessage quote={quote} />}
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
      {file?.kind === 'audio' && <VoiceNote attachment={file} />}
      {file?.kind === 'file' && <FileCard attachment={file} />}
      {file?.kind === 'link' && (
        <p className={styles.file} dir="auto">
          <Link2 aria-hidden="true" />
          {file.url}
        </p>
      )}
    </>
  )
}
