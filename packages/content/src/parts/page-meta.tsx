import { useFormat, useT } from '@foyer/i18n/react'
import { Check, Clock, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { HostLink } from '../host.ts'
import { formatFacts, formatLockReason } from './format-facts.ts'
import styles from './page-meta.module.css'

/** The line below a page's title: the lock reason, completion, or its figures. Icon and text, never colour alone. */
export function PageMeta({ link }: { link: HostLink }): ReactNode {
  const t = useT()
  const locked = formatLockReason(t, useFormat(), link)
  if (locked !== null) {
    const Drawing = link.state === 'is_scheduled' ? Clock : Lock
    return (
      <span className={styles.signed}>
        <Drawing size={14} aria-hidden="true" />
        <span className={styles.meta}>{locked}</span>
      </span>
    )
  }
  if (link.progress === 'done') {
    return (
      <span className={styles.signed}>
        <Check size={14} className={styles.done} aria-hidden="true" />
        <span className={styles.meta}>{t('pages.link.done')}</span>
      </span>
    )
  }
  const facts = formatFacts(t, link.content_type, link.facts)
  return facts === '' ? null : <span className={styles.meta}>{facts}</span>
}
