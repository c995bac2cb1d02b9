import { PageHostProvider, PageView, type PageHost } from '@foyer/content/views'
import { themeVariables, type AppTheme, type Mode } from '@foyer/domain/theme'
import { useLocale, useT } from '@foyer/i18n/react'
import { PhoneFrame } from '@foyer/ui/phone-frame'
import { Bell, CalendarDays, Compass, House, MessageCircle, Search, User } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { NarrowFrame } from './narrow-frame.tsx'
import { createSamplePage, type SampleKind } from './sample-page.ts'
import styles from './theme-preview.module.css'

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
}

/** A phone with a sample home page in a theme, drawn by the same views that members get. It changes as the theme does. */
export function ThemePreview(props: ThemePreviewProps) {
  const { app_name, theme, mode, label, zoom = 1, kind = 'strength', logo = null } = props
  const t = useT()
  const locale = useLocale()
  const index = useMemo(() => createSamplePage(t, theme.primary_color, kind), [t, theme.primary_color, kind])
  const host = useMemo<PageHost>(
    () => ({
      locale,
      time_zone: 'UTC',
      brand: theme.primary_color,
      is_preview: false,
      index,
      link: (page_id) => {
        const link = index.links[page_id]
        if (!link) return null
        const { title, content_type, cover, facts } = link
        return {
          href: '#',
          title,
          content_type,
          cover,
          facts,
          state: 'granted',
          available_after: null,
          progress: null,
          on_click: null,
        }
      },
      action: () => ({ href: '#', state: 'granted' }),
      panes: {},
    }),
    [index, locale, theme.primary_color],
  )
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
              {logo ? <img src={logo} alt="" /> : app_name.trim().slice(0, 1) || 'F'}
            </span>
            <span className={styles.name}>{app_name.trim() || t('common.untitled')}</span>
            <Search />
            <Bell />
          </header>
          <div className={styles.page}>
            <PageHostProvider value={host}>
              <PageView index={index} />
            </PageHostProvider>
          </div>
          <footer className={styles.tabs}>
            <Tab icon={<House />} text={t('studio.preview.tab_home')} is_current />
            <Tab icon={<Compass />} text={t('studio.preview.tab_discover')} />
            <Tab icon={<CalendarDays />} text={t('studio.preview.tab_schedule')} />
            <Tab icon={<MessageCircle />} text={t('studio.preview.tab_messages')} />
            <Tab icon={<User />} text={t('studio.preview.tab_account')} />
          </footer>
        </div>
      </NarrowFrame>
    </PhoneFrame>
  )
}

function Tab({ icon, text, is_current = false }: { icon: ReactNode; text: string; is_current?: boolean }) {
  return (
    <span className={styles.tab} data-current={is_current}>
      {icon}
      {text}
    </span>
  )
}
