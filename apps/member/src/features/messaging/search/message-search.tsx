import { useT } from '@foyer/i18n/react'
import { Button, SearchField } from '@foyer/ui'
import { useState, type ReactNode } from 'react'
import { useMember } from '#platform/session/use-session.ts'
import { moveFocus } from '#platform/search/move-focus.ts'
import { RecentSearches } from '#platform/search/recent-list.tsx'
import { useRecentSearches } from '#platform/search/recent-searches.ts'
import { useDebounced } from '#platform/search/use-debounced.ts'
import { SearchResults } from './search-results.tsx'
import styles from './message-search.module.css'

/** How long typing has to pause before a search starts, and the shortest term. */
const DEBOUNCE_MS = 250
const MIN_LENGTH = 2

type MessageSearchProps = {
  className?: string
  /** Searches the messages of this thread only. */
  thread_id?: string
  /** Focuses the field when it appears. */
  is_focused?: boolean
  /** Called to close a search that was opened by itself. */
  onClose?: () => void
  /** What is shown while nothing is searched. */
  children?: ReactNode
}

/** The search over one's people, conversations and messages; its results take the place of the content below it. */
export function MessageSearch(props: MessageSearchProps): ReactNode {
  const member = useMember()
  return member ? <MemberSearch {...props} user_id={member.id} /> : props.children
}

function MemberSearch({
  className = '',
  thread_id,
  is_focused = false,
  onClose,
  children,
  user_id,
}: MessageSearchProps & { user_id: string }): ReactNode {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [is_open, setOpen] = useState(is_focused)
  const term = useDebounced(typed, DEBOUNCE_MS)
  const recent = useRecentSearches('messages', user_id)
  const has_term = typed.trim().length >= MIN_LENGTH
  const close = (): void => {
    setTyped('')
    setOpen(false)
    onClose?.()
  }
  const onOpen = (): void => {
    recent.add(typed.trim())
    onClose?.()
  }
  const label = thread_id === undefined ? t('message_search.label') : t('message_search.in_thread')
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move among the fields and links inside
    <div className={styles.search} onKeyDown={moveFocus}>
      <div className={`${styles.top} ${className}`}>
        <SearchField
          label={label}
          clear_label={t('common.clear')}
          maxLength={60}
          value={typed}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a button of the toolbar has just opened the search
          autoFocus={is_focused}
          onFocus={() => setOpen(true)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            if (typed === '') close()
            else setTyped('')
          }}
          onSearch={setTyped}
        />
        {is_open && (onClose || typed !== '' || recent.terms.length > 0) && (
          <Button kind="text" size="small" onClick={close}>
            {t('common.cancel')}
          </Button>
        )}
      </div>
      {is_open && has_term && <SearchResults term={term} thread_id={thread_id} onOpen={onOpen} />}
      {is_open && !has_term && recent.terms.length > 0 && (
        <RecentSearches recent={recent} onChoose={setTyped} />
      )}
      {!has_term && children}
    </div>
  )
}
