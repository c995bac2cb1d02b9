import type { SavedReply } from '@foyer/contract/messaging/inbox-shapes'
import { useT } from '@foyer/i18n/react'
import { Announcement } from '@foyer/ui'
import { Settings2 } from 'lucide-react'
import styles from './composer.module.css'

type SavedReplyOptionsProps = {
  readonly id: string
  readonly replies: readonly SavedReply[]
  readonly active_id: string | undefined
  readonly onPick: (reply: SavedReply) => void
  readonly onManage: () => void
}

/** The saved replies that fit what is typed behind a semicolon. The focus stays in the field, which steers the list. */
export function SavedReplyOptions({ id, replies, active_id, onPick, onManage }: SavedReplyOptionsProps) {
  const t = useT()
  return (
    <div className={styles.options}>
      <Announcement>{t('studio_inbox.replies.found', { count: replies.length })}</Announcement>
      {replies.length === 0 && <p className={styles.none}>{t('studio_inbox.replies.none_found')}</p>}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list that the field steers */}
      <div id={id} role="listbox" aria-label={t('studio_inbox.replies.title')}>
        {replies.map((reply) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
          <div
            key={reply.id}
            id={`${id}-${reply.id}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options of the list above
            role="option"
            tabIndex={-1}
            aria-selected={reply.id === active_id}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(reply)}
          >
            <span className={styles.option_title} dir="auto">
              {reply.title}
            </span>
            <span className={styles.option_text} dir="auto">
              {reply.text}
            </span>
          </div>
        ))}
      </div>
      <button
        type="button"
        className={styles.manage}
        onPointerDown={(event) => event.preventDefault()}
        onClick={onManage}
      >
        <Settings2 aria-hidden="true" />
        {t('studio_inbox.replies.manage')}
      </button>
    </div>
  )
}

/** The most used saved replies above the field; a press puts one into it. */
export function SavedReplyChips({ replies, onPick }: Pick<SavedReplyOptionsProps, 'replies' | 'onPick'>) {
  const t = useT()
  return (
    <ul className={styles.chips} aria-label={t('studio_inbox.replies.title')}>
      {replies.map((reply) => (
        <li key={reply.id}>
          <button type="button" className={styles.chip} onClick={() => onPick(reply)}>
            {reply.title}
          </button>
        </li>
      ))}
    </ul>
  )
}
