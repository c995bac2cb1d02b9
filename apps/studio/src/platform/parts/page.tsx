import { useT } from '@foyer/i18n/react'
import { ArrowLeft } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import styles from './page.module.css'

type PageProps = {
  readonly title: string
  /** Replaces the visible title; `title` is then only the browser tab's. */
  readonly head?: ReactNode
  /** A link to the parent page, above the title. */
  readonly back?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
  /** A panel at the end: information, or a phone. Below the rest on narrow screens. */
  readonly side?: ReactNode
  readonly side_look?: 'sunken' | 'canvas'
  readonly side_label?: string
  /** Before the content, such as the menu of the settings. */
  readonly before?: ReactNode
}

/** A screen on the studio's sheet: title, actions, content and, if any, a side panel divided by a line. */
export function Page(props: PageProps) {
  const { title, head, back, actions, children, side, side_look = 'sunken', side_label, before } = props
  useTitle(title)
  return (
    <div
      className={styles.page}
      data-side={side ? side_look : undefined}
      data-before={before ? '' : undefined}
    >
      {before && <div className={styles.before}>{before}</div>}
      <main className={styles.main} id="content" tabIndex={-1}>
        {back}
        {head ?? (
          <header className={styles.header}>
            <h1 className={styles.title} dir="auto">
              {title}
            </h1>
            {actions && <div className={styles.actions}>{actions}</div>}
          </header>
        )}
        {children}
      </main>
      {side && (
        <aside className={styles.side} aria-label={side_label ?? title}>
          {side}
        </aside>
      )}
    </div>
  )
}

/** Sets the tab's title while the screen is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Foyer' : `${title} · Foyer`
  }, [title])
}

/** The way back, drawn inside of a link. */
export function BackLabel({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.back}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </span>
  )
}

type SectionProps = {
  readonly title: string
  readonly text?: ReactNode
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a screen under a title of its own. */
export function Section({ title, text, aside, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.section_head}>
        <div>
          <h2 className={styles.section_title}>{title}</h2>
          {text && <p className={styles.section_text}>{text}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** Shows that the typed values were restored after a reload, and offers to discard them. */
export function RestoredDraftNote({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = useT()
  return (
    <output className={styles.restored}>
      {t('studio.form.restored')}{' '}
      <button type="button" className={styles.link} onClick={onDiscard}>
        {t('studio.form.start_over')}
      </button>
    </output>
  )
}
