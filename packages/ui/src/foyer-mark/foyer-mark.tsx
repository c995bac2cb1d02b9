import type { CSSProperties } from 'react'
import styles from './styles.module.css'

type Sized = CSSProperties & { '--size'?: string; '--type'?: string }

const ARCH = 'M2.5 22V11.5a9.5 9.5 0 0 1 19 0V22H17v-9.5a5 5 0 0 0-10 0V22Z'
const DOOR = 'M8.7 22v-9.4c0-1.6 1-2.7 2.2-2.5l1.9.5c1.5.4 2.5 1.7 2.5 3.3V24Z'

/** Foyer's logo: an arch with its door ajar. `size` in px, 16 at least; `label` where no text is beside it. */
export function FoyerMark({ size = 24, label }: { readonly size?: number; readonly label?: string }) {
  const sized: Sized = { '--size': `${size}px` }
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg className={styles.mark} style={sized} viewBox="0 0 24 24" {...name}>
      <path className={styles.arch} d={ARCH} />
      <path className={styles.door} d={DOOR} />
    </svg>
  )
}

/** The sign with the name; the sign is 1.16 times the type size in px. */
export function FoyerWordmark({ size = 28 }: { readonly size?: number }) {
  const sized: Sized = { '--type': `${size}px` }
  return (
    <span className={styles.wordmark} style={sized}>
      <FoyerMark size={Math.round(size * 1.16)} />
      Foyer
    </span>
  )
}
