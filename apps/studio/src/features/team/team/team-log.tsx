import { directionOf } from '@foyer/i18n'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { EmptyState } from '@foyer/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { Section } from '#platform/parts/page.tsx'
import { teamLogQuery, type LogEntry } from './team-queries.ts'
import styles from './team.module.css'

/** Who did what to whom, newest first. */
export function TeamLog() {
  const t = useT()
  const query = useInfiniteQuery(teamLogQuery)
  return (
    <Section title={t('studio_team.log.title')} text={t('studio_team.log.text')}>
      <InfiniteList
        query={query}
        content_name={t('studio_team.log.title')}
        getRows={(pages) => pages.flatMap(({ entries }) => entries)}
        empty={<EmptyState heading="h3" icon={<History />} title={t('studio_team.log.none')} />}
      >
        {(entries) => (
          <ol className={styles.list}>
            {entries.map((entry) => (
              <LogEntryRow key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </InfiniteList>
    </Section>
  )
}

function LogEntryRow({ entry }: { readonly entry: LogEntry }) {
  const t = useT()
  const format = useFormat()
  const isolate = useBidiIsolate()
  const { action, actor_name, subject_name, member_id, app, details, at } = entry
  const actor = isolate(actor_name)
  const subject = subject_name === null ? t('studio_team.log.somebody_gone') : isolate(subject_name)
  const { from = '', to = '', count = 0 } = details
  const entry_text = t.find(`studio_team.log.lines.${action}`, { actor, subject, from, to, count }) ?? action
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <span>{entry_text}</span>
        {app && (
          <span className={styles.meta}>
            {member_id ? (
              <Link
                to="/apps/$slug/members/$member_id"
                params={{ slug: app.slug, member_id }}
                className={styles.link}
              >
                {app.name}
              </Link>
            ) : (
              app.name
            )}
          </span>
        )}
      </span>
      <time className={styles.meta} dateTime={at}>
        {format.dateTime(at, 'short')}
      </time>
    </li>
  )
}

/** Keeps two names beside each other in their order where a line runs from right to left and they do not. */
function useBidiIsolate(): (name: string) => string {
  const direction = directionOf(useLocale())
  return (name) => (direction === 'rtl' ? `\u2068${name}\u2069` : name)
}
