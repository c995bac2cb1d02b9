import type { ReactNode } from 'react'
import styles from './page-intro.module.css'

/** The introduction below a page's title; nothing where it is empty. */
export function PageIntro({ text }: { readonly text: string }): ReactNode {
  if (text === '') return null
  return (
    <p className={styles.intro} dir="auto">
      {text}
    </p>
  )
}
