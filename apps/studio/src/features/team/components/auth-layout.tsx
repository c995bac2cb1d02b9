import { FoyerWordmark } from '@foyer/ui'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTitle } from '#platform/parts/page.tsx'
import styles from './auth-layout.module.css'

const Arches = lazy(async () => ({ default: (await import('./arches-artwork.tsx')).ArchesArtwork }))

type AuthLayoutProps = {
  readonly title: string
  /** What is said in large; the title unless said. */
  readonly headline?: string
  readonly lead: string
  readonly children: ReactNode
}

/** What the screens of guests have in common: the mark, what it is about, and the arches beside it. */
export function AuthLayout({ title, headline = title, lead, children }: AuthLayoutProps) {
  useTitle(title)
  return (
    <div className={styles.screen}>
      <main className={styles.main}>
        <FoyerWordmark size={22} />
        <div className={styles.body}>
          <h1 className={styles.headline}>{headline}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </main>
      <Suspense fallback={<div className={styles.stage} />}>
        <div className={styles.stage}>
          <Arches />
        </div>
      </Suspense>
    </div>
  )
}
