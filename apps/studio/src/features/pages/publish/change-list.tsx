import { useFormat, useT } from '@foyer/i18n/react'
import { Checkbox } from '@foyer/ui'
import { canWait, type Change } from './chosen-changes.ts'
import { partWords } from './part-words.ts'
import styles from './publish.module.css'

type ChangeListProps = {
  readonly changes: readonly Change[]
  /** Pages that stay as they are for members. */
  readonly left_out: ReadonlySet<string>
  readonly onChoose: (page_id: string, is_chosen: boolean) => void
}

/** Each thing that a publish changes, and for whom; what is not ready yet can be left out. */
export function ChangeList({ changes, left_out, onChoose }: ChangeListProps) {
  const t = useT()
  const format = useFormat()
  return (
    <ul className={styles.changes} aria-label={t('publish.what_changes')}>
      {changes.map((change) => (
        <li key={`${change.page_id} ${change.kind}`} className={styles.change}>
          {canWait(change) ? (
            <Checkbox
              label={<strong>{change.title}</strong>}
              meta={partWords(t, format, change)}
              checked={!left_out.has(change.page_id)}
              onChange={(event) => onChoose(change.page_id, event.target.checked)}
            />
          ) : (
            <span className={styles.changeWords}>
              <strong>{t(`publish.kind_${change.kind}`)}</strong>
              <span>{t('publish.goes_along')}</span>
            </span>
          )}
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
