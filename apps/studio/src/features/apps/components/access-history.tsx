import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useAppCall } from '#platform/api.ts'
import { Section } from '#platform/parts/page.tsx'
import { ACCESS_SETTINGS, diffAccess, getAccessLevel } from '../access-change.ts'
import styles from './access-history.module.css'
import { useAccessTexts } from './use-access-texts.ts'

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
  const { formatSettingName, formatSettingValue } = useAccessTexts()
  const date = format.dateTime(change.changed_at)
  const changed = before ? diffAccess(before.access, change.access) : ACCESS_SETTINGS
  const change_lines = changed.filter((setting) => setting !== 'level')
  return (
    <>
      <span className={styles.head}>
        <span>{t(`studio_apps.access.levels.${getAccessLevel(change.access)}`)}</span>
        <span className={styles.when}>
          {change.changed_by
            ? t('studio_apps.access.changed_by', { name: change.changed_by.name, date })
            : date}
        </span>
      </span>
      {change_lines.length > 0 && (
        <dl className={styles.fields}>
          {change_lines.map((setting) => (
            <div key={setting} className={styles.field}>
              <dt>{formatSettingName(setting)}</dt>
              <dd>{formatSettingValue(change.access, setting)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
