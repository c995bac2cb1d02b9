import type { OwnSession } from '@foyer/contract/identity/session-shapes'
import { ApiError } from '@foyer/contract/api-error'
import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, Button, Card, ListRow, RowList } from '@foyer/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Globe, Laptop, LogOut, Smartphone } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { usePlatform } from '#platform/platform.ts'
import { useFormatError } from '#platform/format-error.ts'
import { ConfirmDialog } from '#platform/screen/confirm-dialog.tsx'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { Screen } from '#platform/screen/screen.tsx'
import { useToast } from '#platform/toasts.ts'
import styles from './sessions.module.css'

const KEY = ['identity', 'sessions']

/** Where the member is signed in, with a way to sign out one place or all others. */
export function SessionsScreen(): ReactNode {
  const t = useT()
  const api = useApi()
  const query = useQuery({ queryKey: KEY, queryFn: () => api('identity.listSessions') })
  return (
    <Screen title={t('sessions.title')} back="/me/account">
      <QueryBoundary query={query}>
        {({ sessions }) => <SessionList sessions={sessions} now={query.dataUpdatedAt} />}
      </QueryBoundary>
    </Screen>
  )
}

/** The sessions whose sign-out awaits confirmation. */
type SessionsToEnd = 'all' | OwnSession | null

type SessionListProps = { sessions: readonly OwnSession[]; now: number }

function SessionList({ sessions, now }: SessionListProps): ReactNode {
  const t = useT()
  const [toEnd, setToEnd] = useState<SessionsToEnd>(null)
  const ordered = [...sessions].sort((a, b) => Number(b.is_current) - Number(a.is_current))
  const others = sessions.length - sessions.filter((session) => session.is_current).length
  return (
    <div className={styles.places}>
      <p className={styles.meta}>{t(others === 0 ? 'sessions.only_here' : 'sessions.text')}</p>
      <Card pad="none">
        <div className={styles.rows}>
          <RowList label={t('sessions.title')}>
            {ordered.map((session) => (
              <SessionRow key={session.id} session={session} now={now} onSignOut={() => setToEnd(session)} />
            ))}
          </RowList>
        </div>
      </Card>
      {others > 0 && (
        <Button kind="outline" is_wide icon={<LogOut />} onClick={() => setToEnd('all')}>
          {t('sessions.end_others')}
        </Button>
      )}
      {toEnd !== null && <EndSessionDialog toEnd={toEnd} others={others} close={() => setToEnd(null)} />}
    </div>
  )
}

type RowProps = { session: OwnSession; now: number; onSignOut: () => void }

function SessionRow({ session, now, onSignOut }: RowProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const name = useDeviceName(session)
  const locationText = useFormattedLocation(session)
  return (
    <ListRow
      lead={renderDeviceIcon(session)}
      title={name}
      meta={
        <>
          {locationText !== '' && <span className={styles.line}>{locationText}</span>}
          <span className={styles.line}>
            {session.is_current
              ? t('sessions.since', { at: format.date(session.created_at, 'medium') })
              : t('sessions.last_used', { at: format.relative(session.last_used_at, now) })}
          </span>
        </>
      }
      end={
        session.is_current ? (
          <Badge tone="ok">{t('sessions.here')}</Badge>
        ) : (
          <Button
            kind="text"
            size="small"
            aria-label={t('sessions.end_named', { place: name })}
            onClick={onSignOut}
          >
            {t('sessions.end')}
          </Button>
        )
      }
    />
  )
}

function renderDeviceIcon({ browser }: OwnSession): ReactNode {
  if (/Android|iPhone|iPad/.test(browser)) return <Smartphone aria-hidden="true" />
  return browser === '' ? <Globe aria-hidden="true" /> : <Laptop aria-hidden="true" />
}

function useDeviceName({ browser }: OwnSession): string {
  const t = useT()
  return browser === '' ? t('sessions.unknown') : browser
}

/** The country, if known, and the network address, which reads left to right in every language. */
function useFormattedLocation({ country, network }: OwnSession): string {
  const { locale } = usePlatform()
  const countryName =
    country === null ? null : new Intl.DisplayNames([locale], { type: 'region' }).of(country)
  return [countryName, network === '' ? null : `\u2066${network}\u2069`].filter(Boolean).join(' · ')
}

type EndSessionDialogProps = { toEnd: 'all' | OwnSession; others: number; close: () => void }

/** Asks for confirmation before it signs out a session. One that has already ended counts as success. */
function EndSessionDialog({ toEnd, others, close }: EndSessionDialogProps): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const client = useQueryClient()
  const formatError = useFormatError()
  const end = useMutation({
    mutationFn: async () => {
      if (toEnd === 'all') await api('identity.endOtherSessions')
      else await api('identity.endSession', { id: toEnd.id }).catch(ignoreNotFound)
    },
    onSuccess: () => toast(t(toEnd === 'all' ? 'sessions.ended_others' : 'sessions.ended')),
    onError: (error) => toast({ text: formatError(error), tone: 'danger' }),
    onSettled: async () => {
      close()
      await client.invalidateQueries({ queryKey: KEY })
    },
  })
  const place = toEnd === 'all' || toEnd.browser === '' ? t('sessions.unknown') : toEnd.browser
  return (
    <ConfirmDialog
      title={toEnd === 'all' ? t('sessions.confirm_others') : t('sessions.confirm', { place })}
      text={
        toEnd === 'all' ? t('sessions.confirm_others_text', { count: others }) : t('sessions.confirm_text')
      }
      cancel_label={t('common.cancel')}
      confirm_label={t('sessions.end')}
      is_busy={end.isPending}
      onConfirm={() => end.mutate()}
      close={close}
    />
  )
}

function ignoreNotFound(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'not_found')) throw error
}
