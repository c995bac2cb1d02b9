import { normalizeTheme, themeVariables } from '@foyer/domain/theme'
import { useT } from '@foyer/i18n/react'
import { Segmented } from '@foyer/ui'
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
  readonly viewer: Viewer
  readonly onViewer: (viewer: Viewer) => void
}

/** The tab bar on a phone and the rail of wide screens, made from the same items, as members or visitors see them. */
export function NavigationPreview({
  app,
  items,
  nameOf,
  edited_id,
  viewer,
  onViewer,
}: NavigationPreviewProps) {
  const t = useT()
  const theme = normalizeTheme(app)
  const mode = app.theme.default_color_mode === 'dark' ? 'dark' : 'light'
  const tabs = items.filter(({ place }) => place === 'tab')
  const menu = items.filter(({ place }) => place === 'menu')
  const toEntry = (item: Item) => ({
    id: item.id,
    icon: <Drawing icon={item.icon} />,
    text: nameOf(item),
    is_edited: item.id === edited_id,
  })
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
        tabs={tabs.map(toEntry)}
      />
      <p className={styles.help}>{t('studio_navigation.on_desktop')}</p>
      <div
        className={styles.rail}
        data-look={theme.app_look}
        data-mode={mode}
        style={themeVariables(theme, mode)}
      >
        <span className={styles.brand}>
          <AppLogo app={app} />
          <span dir="auto">{app.name}</span>
        </span>
        {[tabs, menu].map((list, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lists that never change places
          <ul key={index} className={styles.railList}>
            {list.map(toEntry).map(({ id, icon, text, is_edited }) => (
              <li key={id} className={styles.railItem} data-edited={is_edited || undefined}>
                {icon}
                <span dir="auto">{text}</span>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  )
}
