import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { AudienceChange } from '#platform/parts/audience-change.tsx'
import styles from './access.module.css'

type AccessEffectProps = {
  readonly page_id: string
  readonly is_scheduled: boolean
  readonly effect: OutputFor<'pages.previewAccessChange'>
}

/** So many pages are named. */
const MAX_NAMED = 8

/** Whom new settings of a page let in and whom they shut out: members, everybody without an account, those who wait. */
export function AccessEffect({ page_id, is_scheduled, effect }: AccessEffectProps) {
  const t = useT()
  const { gains, loses, gaining, losing, guests, waiting } = effect
  return (
    <div className={styles.panel}>
      <AudienceChange
        kind="gains"
        text={t('editor.access.gains', { count: gains })}
        count={gains}
        names={gaining}
      />
      <AudienceChange
        kind="loses"
        text={t('editor.access.loses', { count: loses })}
        count={loses}
        names={losing}
      />
      {loses > 0 && is_scheduled && <p className={styles.help}>{t('editor.access.completed_stays')}</p>}
      {(['gains', 'loses'] as const).map((kind) =>
        guests[kind] > 0 ? (
          <AudienceChange
            key={kind}
            kind={kind}
            text={t(`editor.access.guests_${kind}`, { count: guests[kind] })}
            count={guests[kind]}
            names={[]}
          />
        ) : null,
      )}
      {guests.gains + guests.loses === 0 && (
        <p className={styles.help}>{t('editor.access.guests_same', { count: guests.after })}</p>
      )}
      {(['gains', 'loses'] as const).map((kind) =>
        waiting.count > 0 && waiting[kind] > 0 ? (
          <AudienceChange
            key={kind}
            kind={kind}
            text={t(`editor.access.waiting_${kind}`, { count: waiting.count })}
            count={waiting.count}
            names={[]}
          />
        ) : null,
      )}
      <InheritedPages page_id={page_id} effect={effect} />
    </div>
  )
}

/** The pages below that change as well: some by name, and how many more. */
function InheritedPages({ page_id, effect }: Omit<AccessEffectProps, 'is_scheduled'>) {
  const t = useT()
  const format = useFormat()
  const other_count = effect.pages.filter((page) => page.page_id !== page_id)
  if (other_count.length === 0) return null
  const titles = other_count.slice(0, MAX_NAMED).map((page) => page.title)
  const is_own = other_count.length < effect.pages.length
  const more = effect.page_count - (is_own ? 1 : 0) - titles.length
  const effect_texts = more > 0 ? [...titles, t('editor.access.more_pages', { count: more })] : titles
  return <p className={styles.help}>{t('editor.access.also', { titles: format.list(effect_texts) })}</p>
}
