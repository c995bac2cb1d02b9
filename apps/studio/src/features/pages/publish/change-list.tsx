import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import styles from './publish.module.css'

type Change = OutputFor<'pages.listChanges'>['items'][number]

/** Each thing that a publish changes, and for whom. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  const t = useT()
  return (
    <ul className={styles.changes} aria-label={t('publish.what_changes')}>
      {changes.map((change) => (
        <li key={`${change.page_id} ${change.kind}`} className={styles.change}>
          <span className={styles.changeWords}>
            <strong>{change.title}</strong>
            <span>{t(`publish.kind_${change.kind}`)}</span>
          </span>
          <span className={styles.audience}>{audienceWords(t, change)}</span>
        </li>
      ))}
    </ul>
  )
}

/** For whom a change is, in words. */
export function audienceWords(
  t: ReturnType<typeof useT>,
  { audience, gate }: Pick<Change, 'audience' | 'gate'>,
): string {
  if (audience === null || gate === 'open') return t('publish.for_everyone')
  const members = t('publish.for_members', { count: audience })
  return audience === 0 ? members : `${members} ${t(`publish.who_${gate}`)}`
}
