import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useAppCall } from '#platform/api.ts'
import { Section } from '#platform/parts/page.tsx'
import { ASPECTS, differencesOf, doorOf } from '../access-change.ts'
import styles from './access-history.module.css'
import { useAccessWords } from './access-words.ts'

type Change = OutputFor<'apps.listAccessChanges'>['changes'][number]

/** Earlier settings of who may enter, the newest first: what each changed, and all of them on request. */
export function AccessHistory({ slug }: { readonly slug: string }) {
  const t = useT()
  const call = useAppCall()
  const query = useQuery({
    queryKey: ['app', slug, 'apps', 'access-changes'],
    queryFn: ({ signal }) => call('apps.listAccessChanges', {}, { signal }),
  })
  const changes = query.data?.changes ?? []
  if (changes.length === 0) return null
  return (
    <Section title={t('studio_apps.access.history')}>
      <ul className={styles.history}>
        {changes.map((change, place) => (
          <li key={change.id} className={styles.change}>
            <ChangeRow change={change} before={changes[place + 1]} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ChangeRow({ change, before }: { readonly change: Change; readonly before: Change | undefined }) {
  const t = useT()
  const format = useFormat()
  const { nameOf, wordsOf } = useAccessWords()
  const date = format.dateTime(change.changed_at)
  const changed = before ? differencesOf(before.access, change.access) : ASPECTS
  const lines = changed.filter((aspect) => aspect !== 'door')
  return (
    <>
      <span className={styles.head}>
        <span>{t(`studio_apps.access.doors.${doorOf(change.access)}`)}</span>
        <span className={styles.when}>
          {change.changed_by
            ? t('studio_apps.access.changed_by', { name: change.changed_by.name, date })
            : date}
        </span>
      </span>
      {lines.length > 0 && (
        <dl className={styles.fields}>
          {lines.map((aspect) => (
            <div key={aspect} className={styles.field}>
              <dt>{nameOf(aspect)}</dt>
              <dd>{wordsOf(change.access, aspect)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
