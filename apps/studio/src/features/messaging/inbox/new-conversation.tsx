import type { ConversationDetail, InboxScope } from '@foyer/contract/messaging/inbox-shapes'
import { useT } from '@foyer/i18n/react'
import { Avatar, Notice, SearchField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { memberNamesQuery } from '../../members/index.ts'
import { moveRowFocus } from '#platform/keyboard.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import styles from './inbox.module.css'
import { useStartConversation } from './use-start-conversation.ts'

type NewConversationProps = {
  readonly scope: InboxScope
  readonly onClose: () => void
  readonly onStarted: (conversation: ConversationDetail) => void
}

/** Picks a member to write to; a conversation that is there already opens. */
export function NewConversation({ scope, onClose, onStarted }: NewConversationProps) {
  const t = useT()
  const [term, setTerm] = useState('')
  const query = useQuery(memberNamesQuery(useSlug(), term.trim()))
  const start = useStartConversation(scope, (conversation) => {
    onClose()
    onStarted(conversation)
  })
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_inbox.start.title')}
      close_label={t('common.close')}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only moves the focus among buttons */}
      <div
        className={styles.picker}
        onKeyDown={(event) => {
          if (moveRowFocus(event.currentTarget, event.key)) event.preventDefault()
        }}
      >
        <SearchField
          label={t('studio_inbox.start.search')}
          clear_label={t('common.clear')}
          value={term}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type in it
          autoFocus
          onSearch={setTerm}
        />
        {start.error && (
          <Notice tone="danger" icon={<CircleAlert />} role="alert">
            {formatError(t, start.error)}
          </Notice>
        )}
        <QueryBoundary query={query} content_name={t('studio.nav.members')}>
          {({ members }) =>
            members.length === 0 ? (
              <p className={styles.none}>{t('studio_inbox.start.none')}</p>
            ) : (
              <ul aria-label={t('studio.nav.members')}>
                {members.map(({ id, name, email, avatar_urls }) => (
                  <li key={id}>
                    <button
                      type="button"
                      className={styles.member}
                      data-row=""
                      aria-busy={start.isPending && start.variables === id}
                      onClick={() => start.mutate(id)}
                    >
                      <Avatar name={name || email} src={avatar_urls?.small ?? null} size={32} />
                      <span className={styles.member_words}>
                        <bdi className={styles.name} dir="auto">
                          {name || email}
                        </bdi>
                        <span className={styles.line} dir="auto">
                          {email}
                        </span>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </div>
    </Dialog>
  )
}
