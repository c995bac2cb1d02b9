import { useFormat, useT } from '@foyer/i18n/react'
import { Checkbox } from '@foyer/ui'
import { isOfSettings, SETTINGS, type Change } from './chosen-changes.ts'
import { partWords } from './part-words.ts'
import styles from './publish.module.css'

type ChangeListProps = {
  readonly changes: readonly Change[]
  /** Keys of what stays as it is for members (`choiceKey`). */
  readonly left_out: ReadonlySet<string>
  readonly onChoose: (key: string, is_chosen: boolean) => void
}

/** Each thing that a publish changes, and for whom; what is not ready yet can be left out. */
export function ChangeList({ changes, left_out, onChoose }: ChangeListProps) {
  const t = useT()
  const format = useFormat()
  const of_app = changes.filter(isOfSettings)
  const of_pages = changes.filter((change) => !isOfSettings(change))
  return (
    <ul className={styles.changes} aria-label={t('publish.what_changes')}>
      {of_pages.map((change) => (
        <li key={`${change.page_id} ${change.kind}`} className={styles.change}>
          <Checkbox
            label={<strong>{change.title}</strong>}
            meta={partWords(t, format, change)}
            checked={!left_out.has(change.page_id)}
            onChange={(event) => onChoose(change.page_id, event.target.checked)}
          />
          <span className={styles.audience}>
            {audienceWords(t, change)}
            {moveWords(t, change).map((words) => (
              <span key={words} className={styles.meant}>
                {words}
              </span>
            ))}
          </span>
        </li>
      ))}
      {of_app.length > 0 && (
        <li className={styles.change}>
          <Checkbox
            label={<strong>{t('publish.settings')}</strong>}
            meta={format.list(of_app.map(({ kind }) => t(`publish.kind_${kind}`)))}
            checked={!left_out.has(SETTINGS)}
            onChange={(event) => onChoose(SETTINGS, event.target.checked)}
          />
          <span className={styles.audience}>{t('publish.for_everyone')}</span>
        </li>
      )}
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

/** What a page's new place means to members, in words: who gains, who loses, and how far below it reaches. */
export function moveWords(
  t: ReturnType<typeof useT>,
  { audience_change }: Pick<Change, 'audience_change'>,
): string[] {
  if (!audience_change) return []
  const { gains, loses, pages_below } = audience_change
  return [
    ...(gains > 0 ? [t('publish.move_gains', { count: gains })] : []),
    ...(loses > 0 ? [t('publish.move_loses', { count: loses })] : []),
    ...(pages_below > 0 ? [t('publish.move_below', { count: pages_below })] : []),
  ]
}
