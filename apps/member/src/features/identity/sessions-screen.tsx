import type { OwnSession } from '@foyer/contract/identity/session-shapes'
import { ApiError } from '@foyer/contract/api-error'
import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, Button, Card, ListRow, RowList } from '@foyer/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Globe, Laptop, LogOut, Smartphone } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useProblemWords } from '../../platform/problem-words.ts'
import { ConfirmDialog } from '../../platform/screen/confirm-dialog.tsx'
import { Loaded } from '../../platform/screen/loaded.tsx'
import { Screen } from '../../platform/screen/screen.tsx'
import { useToast } from '../../platform/toasts.ts'
import styles from './sessions.module.css'

const KEY = ['identity', 'sessions']

/** Where the member is signed in, with a way to sign out one place or all others. */
export function SessionsScreen(): ReactNode {
  const t = useT()
  const api = useApi()
  const query = useQuery({ queryKey: KEY, queryFn: () => api('identity.listSessions') })
  return (
    <Screen title={t('sessions.title')} back="/me/account">
      <Loaded query={query}>
        {({ sessions }) => <Places sessions={sessions} now={query.dataUpdatedAt} />}
      </Loaded>
    </Screen>
  )
}

/** What is asked about before it is done. */
type Asked = 'all' | OwnSession | null

type PlacesProps = { sessions: readonly OwnSession[]; now: number }

function Places({ sessions, now }: PlacesProps): ReactNode {
  const t = useT()
  const [asked, setAsked] = useState<Asked>(null)
  const ordered = [...sessions].sort((a, b) => Number(b.is_current) - Number(a.is_current))
  const others = sessions.length - sessions.filter((session) => session.is_current).length
  return (
    <div className={styles.places}>
      <p className={styles.meta}>{t(others === 0 ? 'sessions.only_here' : 'sessions.text')}</p>
      <Card pad="none">
        <div className={styles.rows}>
          <RowList label={t('sessions.title')}>
            {ordered.map((session) => (
              <PlaceRow key={session.id} session={session} now={now} onSignOut={() => setAsked(session)} />
            ))}
          </RowList>
        </div>
      </Card>
      {others > 0 && (
        <Button kind="outline" is_wide icon={<LogOut />} onClick={() => setAsked('all')}>
          {t('sessions.end_others')}
        </Button>
      )}
      {asked !== null && <EndDialog asked={asked} others={others} close={() => setAsked(null)} />}
    </div>
  )
}

type RowProps = { session: OwnSession; now: number; onSignOut: () => void }

function PlaceRow({ session, now, onSignOut }: RowProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const name = useName(session)
  const where = useWhere(session)
  return (
    <ListRow
      lead={iconOf(session)}
      title={name}
      meta={
        <>
          {where !== '' && <span className={styles.line}>{where}</span>}
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

function iconOf({ browser }: OwnSession): ReactNode {
  if (/Android|iPhone|iPad/.test(browser)) return <Smartphone aria-hidden="true" />
  return browser === '' ? <Globe aria-hidden="true" /> : <Laptop aria-hidden="true" />
}

function useName({ browser }: OwnSession): string {
  const t = useT()
  return browser === '' ? t('sessions.unknown') : browser
}

/** The country where it is known, and the network: left to right in every language. */
function useWhere({ country, network }: OwnSession): string {
  const { locale } = usePlatform()
  const land = country === null ? null : new Intl.DisplayNames([locale], { type: 'region' }).of(country)
  return [land, network === '' ? null : `\u2066${network}\u2069`].filter(Boolean).join(' · ')
}

type EndProps = { asked: 'all' | OwnSession; others: number; close: () => void }

/** Asks before a place is signed out. One that was signed out meanwhile is as it should be. */
function EndDialog({ asked, others, close }: EndProps): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const client = useQueryClient()
  const words = useProblemWords()
  const end = useMutation({
    mutationFn: async () => {
      if (asked === 'all') await api('identity.endOtherSessions')
      else await api('identity.endSession', { id: asked.id }).catch(unlessGone)
    },
    onSuccess: () => toast(t(asked === 'all' ? 'sessions.ended_others' : 'sessions.ended')),
    onError: (error) => toast({ text: words(error), tone: 'danger' }),
    onSettled: async () => {
      close()
      await client.invalidateQueries({ queryKey: KEY })
    },
  })
  const place = asked === 'all' || asked.browser === '' ? t('sessions.unknown') : asked.browser
  return (
    <ConfirmDialog
      title={asked === 'all' ? t('sessions.ask_others') : t('sessions.ask', { place })}
      text={asked === 'all' ? t('sessions.ask_others_text', { count: others }) : t('sessions.ask_text')}
      keep_label={t('common.cancel')}
      do_label={t('sessions.end')}
      is_busy={end.isPending}
      onConfirm={() => end.mutate()}
      close={close}
    />
  )
}

function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'not_found')) throw error
}
