import { directionOf } from '@foyer/i18n'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { EmptyState } from '@foyer/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { EndlessList } from '#platform/parts/endless-list.tsx'
import { Section } from '#platform/parts/page.tsx'
import { teamLogQuery, type LogEntry } from './team-queries.ts'
import styles from './team.module.css'

/** Who did what to whom, newest first. */
export function TeamLog() {
  const t = useT()
  const query = useInfiniteQuery(teamLogQuery)
  return (
    <Section title={t('studio_team.log.title')} text={t('studio_team.log.text')}>
      <EndlessList
        query={query}
        what={t('studio_team.log.title')}
        rowsOf={(pages) => pages.flatMap(({ entries }) => entries)}
        empty={<EmptyState heading="h3" icon={<History />} title={t('studio_team.log.none')} />}
      >
        {(entries) => (
          <ol className={styles.list}>
            {entries.map((entry) => (
              <LogLine key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </EndlessList>
    </Section>
  )
}

function LogLine({ entry }: { readonly entry: LogEntry }) {
  const t = useT()
  const format = useFormat()
  const isolated = useIsolated()
  const { action, actor_name, subject_name, member_id, app, details, at } = entry
  const actor = isolated(actor_name)
  const subject = subject_name === null ? t('studio_team.log.somebody_gone') : isolated(subject_name)
  const { from = '', to = '', count = 0 } = details
  const words = t.find(`studio_team.log.lines.${action}`, { actor, subject, from, to, count }) ?? action
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <span>{words}</span>
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
function useIsolated(): (name: string) => string {
  const direction = directionOf(useLocale())
  return (name) => (direction === 'rtl' ? `\u2068${name}\u2069` : name)
}
