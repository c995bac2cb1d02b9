import type { ImageRef } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { usePageHost } from '../host-context.tsx'
import styles from './coach.module.css'
import { Person } from './person.tsx'

/** The coach of a page, with a link to its comments where members can ask; nothing without a name. */
export function Coach({ name, line, picture }: { name: string; line: string; picture: ImageRef }): ReactNode {
  if (name === '') return null
  return (
    <div className={styles.coach}>
      <Person name={name} detail={line} picture={picture} size="large" />
      <ChatLink name={name} />
    </div>
  )
}

/** Links to the comments of this page, where members can ask; nothing where there are none. */
function ChatLink({ name }: { name: string }): ReactNode {
  const t = useT()
  const { index, is_preview } = usePageHost()
  const { is_commentable, message_thread_id, blocks } = index.page
  if (!is_commentable || message_thread_id === null) return null
  const chat = blocks.find(({ type }) => type === 'chat')
  const href = chat ? `#title-${chat.id}` : '#comments'
  return (
    <a
      {...(is_preview ? {} : { href })}
      className={styles.ask}
      aria-label={t('pages.program.contact_name', { name })}
    >
      {t('pages.program.contact')}
    </a>
  )
}
