import { useFormat, useT } from '@foyer/i18n/react'
import { Checkbox } from '@foyer/ui'
import { isSettingsChange, SETTINGS_KEY, type Change } from './selected-changes.ts'
import { formatChangedParts } from './format-changed-parts.ts'
import styles from './publish.module.css'

type ChangeListProps = {
  readonly changes: readonly Change[]
  /** Keys of what stays as it is for members (`getChoiceKey`). */
  readonly left_out: ReadonlySet<string>
  readonly onChoose: (key: string, is_chosen: boolean) => void
}

/** Each thing that a publish changes, and for whom; what is not ready yet can be left out. */
export function ChangeList({ changes, left_out, onChoose }: ChangeListProps) {
  const t = useT()
  const format = useFormat()
  const app_changes = changes.filter(isSettingsChange)
  const page_changes = changes.filter((change) => !isSettingsChange(change))
  return (
    <ul className={styles.changes} aria-label={t('publish.what_changes')}>
      {page_changes.map((change) => (
        <li key={`${change.page_id} ${change.kind}`} className={styles.change}>
          <Checkbox
            label={<strong>{change.title}</strong>}
            meta={formatChangedParts(t, format, change)}
            checked={!left_out.has(change.page_id)}
            onChange={(event) => onChoose(change.page_id, event.target.checked)}
          />
          <span className={styles.audience}>
            {formatAudience(t, change)}
            {formatAudienceChange(t, change).map((audience_text) => (
              <span key={audience_text} className={styles.meant}>
                {audience_text}
              </span>
            ))}
          </span>
        </li>
      ))}
      {app_changes.length > 0 && (
        <li className={styles.change}>
          <Checkbox
            label={<strong>{t('publish.settings')}</strong>}
            meta={format.list(app_changes.map(({ kind }) => t(`publish.kind_${kind}`)))}
            checked={!left_out.has(SETTINGS_KEY)}
            onChange={(event) => onChoose(SETTINGS_KEY, event.target.checked)}
          />
          <span className={styles.audience}>{t('publish.for_everyone')}</span>
        </li>
      )}
    </ul>
  )
}

/** For whom a change is, in words. */
export function formatAudience(
  t: ReturnType<typeof useT>,
  { audience, gate }: Pick<Change, 'audience' | 'gate'>,
): string {
  if (audience === null || gate === 'open') return t('publish.for_everyone')
  const members = t('publish.for_members', { count: audience })
  return audience === 0 ? members : `${members} ${t(`publish.who_${gate}`)}`
}

/** What a page's new place means to members, in words: who gains, who loses, and how far below it reaches. */
export function formatAudienceChange(
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
