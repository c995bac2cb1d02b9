import type { ReportCaseDetail } from '@foyer/contract/messaging/report-shapes'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { reportCaseQuery, reportedThreadQuery } from '../queries.ts'
import { CopiedMessage } from './reported-messages.tsx'
import styles from './thread-dialog.module.css'

type ThreadDialogProps = {
  readonly one: ReportCaseDetail
  readonly title: string
  readonly onClose: () => void
}

/** The conversation around a reported message, to read. Opening it is logged, so its history is read anew on close. */
export function ThreadDialog({ one, title, onClose }: ThreadDialogProps) {
  const t = useT()
  const slug = useSlug()
  const cache = useQueryClient()
  const query = useInfiniteQuery(reportedThreadQuery(slug, one.id))
  const close = (): void => {
    onClose()
    void cache.invalidateQueries({ queryKey: reportCaseQuery(slug, one.id).queryKey })
  }
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && close()}
      title={title}
      close_label={t('common.close')}
      width={640}
    >
      <p className={styles.notice}>{t('studio_moderation.thread.log_notice')}</p>
      <QueryBoundary query={query} content_name={title}>
        {({ pages }) => (
          <>
            {query.hasPreviousPage && (
              <Button
                kind="outline"
                size="small"
                is_busy={query.isFetchingPreviousPage}
                onClick={() => void query.fetchPreviousPage()}
              >
                {t('studio_moderation.thread.earlier')}
              </Button>
            )}
            <Messages one={one} messages={pages.flatMap(({ messages }) => messages)} />
            {query.hasNextPage && (
              <Button
                kind="outline"
                size="small"
                is_busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('studio_moderation.thread.later')}
              </Button>
            )}
          </>
        )}
      </QueryBoundary>
    </Dialog>
  )
}

function Messages({
  one,
  messages,
}: Pick<ThreadDialogProps, 'one'> & { readonly messages: readonly ReportCaseDetail['message'][] }) {
  const t = useT()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[data-reported="true"]')?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <ol ref={list} className={styles.messages} aria-label={t('studio_moderation.messages')}>
      {messages.map((message) => (
        <CopiedMessage
          key={message.message_ts}
          message={message}
          {...(message.message_ts === one.message.message_ts ? { reported: one } : {})}
        />
      ))}
    </ol>
  )
}
