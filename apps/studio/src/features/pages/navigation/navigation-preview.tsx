import { normalizeTheme, themeVariables } from '@foyer/domain/theme'
import { useT } from '@foyer/i18n/react'
import { Segmented } from '@foyer/ui'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { ThemePreview } from '#platform/preview/theme-preview.tsx'
import { AppLogo, type StudioApp } from '../../apps/index.ts'
import type { Item, Viewer } from './navigation-items.ts'
import { Drawing } from './item-list.tsx'
import styles from './navigation.module.css'

type NavigationPreviewProps = {
  readonly app: StudioApp
  /** The items that the viewer sees. */
  readonly items: readonly Item[]
  readonly nameOf: (item: Item) => string
  readonly edited_id: string | null
  /** The place whose items are edited. */
  readonly place: Item['place']
  readonly viewer: Viewer
  readonly onViewer: (viewer: Viewer) => void
}

/** The tab bar on a phone and the rail of wide screens, made from the same items, as members or visitors see them. */
export function NavigationPreview({
  app,
  items,
  nameOf,
  edited_id,
  place,
  viewer,
  onViewer,
}: NavigationPreviewProps) {
  const t = useT()
  const theme = normalizeTheme(app)
  const mode = app.theme.default_color_mode === 'dark' ? 'dark' : 'light'
  const toEntry = (item: Item) => ({
    id: item.id,
    icon: <Drawing icon={item.icon} />,
    text: nameOf(item),
    is_edited: item.id === edited_id,
  })
  const listOf = (name: Item['place']) => items.filter((item) => item.place === name).map(toEntry)
  return (
    <div className={styles.preview}>
      <Segmented
        label={t('studio_navigation.viewer')}
        value={viewer}
        onChange={onViewer}
        choices={[
          { value: 'members', label: t('studio_navigation.member') },
          { value: 'visitors', label: t('studio_navigation.visitor') },
        ]}
      />
      <ThemePreview
        app_name={app.name}
        theme={theme}
        mode={mode}
        label={t('studio_navigation.phone')}
        zoom={0.68}
        logo={app.logo?.src ?? null}
        tabs={listOf('tab')}
        top={listOf('top')}
      />
      <p className={styles.help}>
        {t(place === 'account' ? 'studio_navigation.on_account' : 'studio_navigation.on_desktop')}
      </p>
      <div
        className={styles.rail}
        data-look={theme.app_look}
        data-mode={mode}
        style={themeVariables(theme, mode)}
      >
        {place === 'account' ? (
          <PreviewList entries={listOf('account')} is_account />
        ) : (
          <>
            <span className={styles.brand}>
              <AppLogo app={app} />
              <span dir="auto">{app.name}</span>
            </span>
            <PreviewList entries={listOf('tab')} />
            <PreviewList entries={[...listOf('menu'), ...listOf('top')]} />
          </>
        )}
      </div>
    </div>
  )
}

type PreviewListProps = {
  readonly entries: readonly {
    readonly id: string
    readonly icon: ReactNode
    readonly text: string
    readonly is_edited: boolean
  }[]
  /** Rows of the account screen instead of the rail. */
  readonly is_account?: boolean
}

function PreviewList({ entries, is_account = false }: PreviewListProps) {
  const t = useT()
  if (is_account && entries.length === 0)
    return <p className={styles.help}>{t('studio_navigation.no_items')}</p>
  return (
    <ul className={styles.railList} data-account={is_account || undefined}>
      {entries.map(({ id, icon, text, is_edited }) => (
        <li key={id} className={styles.railItem} data-edited={is_edited || undefined}>
          {icon}
          <span dir="auto">{text}</span>
          {is_account && <ChevronRight className={styles.mirrored} aria-hidden="true" />}
        </li>
      ))}
    </ul>
  )
}
