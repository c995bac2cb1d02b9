import { FoyerWordmark } from '@foyer/ui'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTitle } from '#platform/parts/page.tsx'
import styles from './auth-layout.module.css'

const Arches = lazy(async () => ({ default: (await import('./arches-artwork.tsx')).ArchesArtwork }))

type AuthLayoutProps = {
  readonly title: string
  /** The headline; the title by default. */
  readonly headline?: string
  readonly lead: string
  readonly children: ReactNode
}

/** The layout of the sign-in screens: logo, title and illustration. */
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
