import { useT } from '@foyer/i18n/react'
import styles from './inbox.module.css'

/** The keys that are used most, below the list. */
export function KeyHints() {
  const t = useT()
  const keys = [
    ['J', t('studio_inbox.key.next')],
    ['E', t('studio_inbox.key.done')],
    ['/', t('common.search')],
  ] as const
  return (
    <p className={styles.hints} aria-hidden="true">
      {keys.map(([key, text]) => (
        <span key={key}>
          <kbd className={styles.key}>{key}</kbd> {text}
        </span>
      ))}
    </p>
  )
}
