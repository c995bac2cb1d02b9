import { useFormat, useT } from '@foyer/i18n/react'
import { EmptyState } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { Inbox, MailOpen } from 'lucide-react'
import { useCallback } from 'react'
import { call } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { ListToolbar } from '#platform/parts/list-toolbar.tsx'
import { Page } from '#platform/parts/page.tsx'
import { removeEmpty } from '#platform/search-params.ts'
import { splitLinks } from '../split-links.ts'
import styles from './mailbox-screen.module.css'

const route = getRouteApi('/dev/mailbox')
const poll_interval_ms = 3000

/** The mails that development stores instead of sending, so that their links can be opened. */
export function MailboxScreen() {
  const t = useT()
  const format = useFormat()
  const { to, id } = route.useSearch()
  const navigate = useNavigate({ from: '/dev/mailbox' })
  const query = useQuery({
    queryKey: ['dev', 'mailbox', to ?? ''],
    queryFn: ({ signal }) => call('team.listMailbox', removeEmpty({ to }), { signal }),
    refetchInterval: poll_interval_ms,
  })
  const onSearch = useCallback(
    (text: string) => void navigate({ search: removeEmpty({ to: text.trim() || undefined }), replace: true }),
    [navigate],
  )
  return (
    <div className={styles.screen}>
      <Page
        title={t('studio_auth.mailbox.title')}
        side={id ? <Mail id={id} /> : <NoMail />}
        side_label={t('studio_auth.mailbox.mail')}
      >
        <ListToolbar label={t('studio_auth.mailbox.search')} term={to ?? ''} onSearch={onSearch} />
        <QueryBoundary query={query} content_name={t('studio_auth.mailbox.title')}>
          {({ messages }) =>
            messages.length === 0 ? (
              <EmptyState
                icon={<Inbox />}
                title={t('studio_auth.mailbox.empty')}
                text={t('studio_auth.mailbox.empty_text')}
              />
            ) : (
              <ul>
                {messages.map((mail) => (
                  <li key={mail.id}>
                    <Link
                      to="/dev/mailbox"
                      search={removeEmpty({ to, id: mail.id })}
                      className={styles.row}
                      activeOptions={{ exact: true }}
                      data-row=""
                    >
                      <span className={styles.words}>
                        <span className={styles.subject}>{mail.subject}</span>
                        <span className={styles.meta}>{mail.to_address}</span>
                      </span>
                      <time className={styles.meta} dateTime={mail.created_at}>
                        {format.time(mail.created_at)}
                      </time>
                    </Link>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </Page>
    </div>
  )
}

function NoMail() {
  const t = useT()
  return <EmptyState icon={<MailOpen />} title={t('studio_auth.mailbox.choose')} />
}

function Mail({ id }: { readonly id: string }) {
  const t = useT()
  const query = useQuery({
    queryKey: ['dev', 'mailbox', 'mail', id],
    queryFn: ({ signal }) => call('team.showMailboxMessage', { id }, { signal }),
  })
  return (
    <QueryBoundary query={query} content_name={t('studio_auth.mailbox.mail')}>
      {(mail) => (
        <article className={styles.mail}>
          <h2 className={styles.title}>{mail.subject}</h2>
          <p className={styles.meta}>
            {t('studio_auth.mailbox.to', { to: mail.to_address, from: mail.from_address })}
          </p>
          <p className={styles.text}>
            {splitLinks(mail.text_body).map((part, i) =>
              part.href ? (
                // oxlint-disable-next-line react/no-array-index-key -- parts of a text have no identity but their place
                <a key={i} href={part.href} className={styles.link}>
                  {part.text}
                </a>
              ) : (
                part.text
              ),
            )}
          </p>
        </article>
      )}
    </QueryBoundary>
  )
}
