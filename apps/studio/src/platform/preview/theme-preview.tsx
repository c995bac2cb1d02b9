import { graphemes } from '@foyer/domain/text'
import { themeVariables, type AppTheme, type Mode } from '@foyer/domain/theme'
import { useT } from '@foyer/i18n/react'
import { PhoneFrame } from '@foyer/ui/phone-frame'
import { Bell, CalendarDays, House, Search, User } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { SampleKind } from './sample-page.ts'
import { SamplePageView } from './sample-page-view.tsx'
import styles from './theme-preview.module.css'
import { createPortal } from 'react-dom'

type ThemePreviewProps = {
  readonly app_name: string
  readonly theme: AppTheme
  readonly mode: Mode
  /** Names the phone for screen readers. */
  readonly label: string
  readonly zoom?: number
  readonly kind?: SampleKind
  /** Address of the logo; its initial in the brand's colour where there is none. */
  readonly logo?: string | null
  /** The items of the tab bar; samples by default. */
  readonly tabs?: readonly PreviewTab[]
  /** The icons of the top bar; samples by default. */
  readonly top?: readonly PreviewTab[]
}

type PreviewTab = {
  readonly id: string
  readonly icon: ReactNode
  readonly text: string
  readonly is_edited: boolean
}

/** A phone with a sample home page in a theme, drawn by the same views that members get. It changes as the theme does. */
export function ThemePreview(props: ThemePreviewProps) {
  const { app_name, theme, mode, label, zoom = 1, kind = 'strength', logo = null, tabs, top } = props
  const t = useT()
  const appearance = useMemo(
    () => ({
      attributes: {
        'data-look': theme.app_look,
        'data-cards': theme.card_style,
        'data-mode': mode,
      } as const,
      variables: themeVariables(theme, mode),
    }),
    [theme, mode],
  )
  return (
    <PhoneFrame label={label} zoom={zoom} height={772} tabIndex={-1}>
      <NarrowFrame title={label} appearance={appearance}>
        <div className={styles.screen}>
          <header className={styles.bar}>
            <span className={styles.logo}>
              {logo ? <img src={logo} alt="" /> : (graphemes(app_name.trim())[0] ?? 'F')}
            </span>
            <span className={styles.name}>{app_name.trim() || t('common.untitled')}</span>
            {top ? (
              top.map(({ id, icon, is_edited }) => (
                <span key={id} className={styles.top} data-edited={is_edited || undefined}>
                  {icon}
                </span>
              ))
            ) : (
              <>
                <Search />
                <Bell />
              </>
            )}
          </header>
          <div className={styles.page}>
            <SamplePageView brand={theme.primary_color} kind={kind} />
          </div>
          <footer className={styles.tabs}>
            {tabs ? (
              tabs.map(({ id, icon, text, is_edited }, index) => (
                <Tab key={id} icon={icon} text={text} is_current={index === 0} is_edited={is_edited} />
              ))
            ) : (
              <>
                <Tab icon={<House />} text={t('studio.preview.tab_home')} is_current />
                <Tab icon={<CalendarDays />} text={t('studio.preview.tab_schedule')} />
                <Tab icon={<User />} text={t('studio.preview.tab_account')} />
              </>
            )}
          </footer>
        </div>
      </NarrowFrame>
    </PhoneFrame>
  )
}

type TabProps = { icon: ReactNode; text: string; is_current?: boolean; is_edited?: boolean }

function Tab({ icon, text, is_current = false, is_edited = false }: TabProps) {
  return (
    <span className={styles.tab} data-current={is_current} data-edited={is_edited || undefined}>
      {icon}
      <span className={styles.tabText}>{text}</span>
    </span>
  )
}

type FrameAppearance = {
  /** Attributes of the frame's root element, such as `data-look`. */
  readonly attributes: Readonly<Record<`data-${string}`, string>>
  readonly variables: Readonly<Record<`--${string}`, string>>
}

/**
 * Renders its children in a document of their own, so that they are laid out for its width instead of the window's.
 * Mirrors the studio's style sheets. The content is inert.
 */
function NarrowFrame({
  title,
  appearance,
  children,
}: {
  title: string
  appearance: FrameAppearance
  children: ReactNode
}) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const initFrame = useCallback(
    (frame: HTMLIFrameElement | null) => setContainer(frame?.contentDocument?.body ?? null),
    [],
  )
  useEffect(() => (container ? mirrorStyleSheets(document, container.ownerDocument) : undefined), [container])
  useEffect(() => {
    if (container) applyAppearance(container, appearance)
  }, [container, appearance])
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it holds nothing but what this component draws
    <iframe
      ref={initFrame}
      className={styles.frame}
      title={title}
      tabIndex={-1}
      onLoad={(event) => initFrame(event.currentTarget)}
    >
      {container && createPortal(children, container)}
    </iframe>
  )
}

/** Applies the studio's locale and the theme to a document. */
function applyAppearance(body: HTMLElement, { attributes, variables }: FrameAppearance): void {
  const root = body.ownerDocument.documentElement
  root.lang = document.documentElement.lang
  root.dir = document.documentElement.dir
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value)
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value)
  body.inert = true
  body.style.overflow = 'hidden'
}

/** Mirrors the style sheets of one document into another; returns a cleanup. */
function mirrorStyleSheets(from: Document, to: Document): () => void {
  const copies = new Set<Element>()
  const copy = (): void => {
    for (const style_element of from.querySelectorAll('head > style, link[rel="stylesheet"]')) {
      if (copies.has(style_element)) continue
      copies.add(style_element)
      to.head.append(to.importNode(style_element, true))
    }
  }
  copy()
  const observer = new MutationObserver(copy)
  observer.observe(from.head, { childList: true })
  return () => observer.disconnect()
}
