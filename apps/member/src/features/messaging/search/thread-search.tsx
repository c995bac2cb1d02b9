import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Search } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { MessageSearch } from './message-search.tsx'
import styles from './message-search.module.css'

/** Opens the search over the messages of one thread, above them. */
export function ThreadSearch({ thread_id }: { thread_id: string }): ReactNode {
  const t = useT()
  const [is_open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <IconButton label={t('message_search.in_thread')} icon={<Search />} onClick={() => setOpen(true)} />
      {is_open && (
        <div className={styles.panel}>
          <MessageSearch className={styles.inset ?? ''} thread_id={thread_id} is_focused onClose={close} />
        </div>
      )}
    </>
  )
}
