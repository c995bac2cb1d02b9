import { wallClockToEpoch } from '@foyer/domain/time'
import type { Format } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Check, Clock, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageHost } from '../host-context.tsx'
import type { HostLink } from '../host.ts'
import { formatFacts, formatLockReason, joinWithDots } from './format-facts.ts'
import styles from './page-meta.module.css'

/** The line below a page's title: the lock reason, completion, or its figures. Icon and text, never colour alone. */
export function PageMeta({ link }: { link: HostLink }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { time_zone } = usePageHost()
  const has_state = link.renderState !== undefined
  const locked = has_state ? null : formatLockReason(t, format, link)
  if (locked !== null) {
    const Drawing = link.state === 'is_scheduled' ? Clock : Lock
    return (
      <span className={styles.signed}>
        <Drawing size={14} aria-hidden="true" />
        <span className={styles.meta}>{locked}</span>
      </span>
    )
  }
  if (link.progress === 'done' && !has_state) {
    return (
      <span className={styles.signed}>
        <Check size={14} className={styles.done} aria-hidden="true" />
        <span className={styles.meta}>{t('pages.link.done')}</span>
      </span>
    )
  }
  const facts = joinWithDots([
    formatStart(format, link.facts, time_zone),
    formatFacts(t, link.content_type, link.facts),
  ])
  return facts === '' ? null : <span className={styles.meta}>{facts}</span>
}

/** Formats when a stream starts, in the reader's zone; null for anything else. */
function formatStart(format: Format, { starts }: HostLink['facts'], zone: string): string | null {
  if (starts === undefined) return null
  const starts_ms = wallClockToEpoch(Date.parse(`${starts}Z`), zone)
  return `${format.date(starts_ms, 'near')}, ${format.time(starts_ms)}`
}
