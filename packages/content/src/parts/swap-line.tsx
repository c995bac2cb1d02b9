import { useT } from '@foyer/i18n/react'
import { Repeat2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { HostSwap } from '../swap-context.tsx'
import styles from './swap-line.module.css'

/** Says that an exercise was swapped, and ends that. */
export function SwapLine({ text, name, swap }: { text: string; name: string; swap: HostSwap }): ReactNode {
  const t = useT()
  return (
    <p className={styles.line}>
      <Repeat2 size={14} aria-hidden="true" />
      <span className={styles.text}>{text}</span>
      <button
        type="button"
        className={styles.reset}
        aria-label={t('pages.swap.reset_name', { name })}
        onClick={swap.reset}
      >
        {t('pages.swap.reset')}
      </button>
    </p>
  )
}
