import { useFormat, useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useSlug } from '#platform/routes.ts'
import { getAccessLevel, type Access, type AccessSetting } from '../access-change.ts'
import { overlayChoicesQuery, productChoicesQuery } from '../queries.ts'

/** Returns the labels of access settings and the texts of their values. */
export function useAccessTexts(): {
  formatSettingName: (setting: AccessSetting) => string
  formatSettingValue: (access: Access, setting: AccessSetting) => string
} {
  const t = useT()
  const format = useFormat()
  const slug = useSlug()
  const products = useQuery(productChoicesQuery(slug)).data?.items ?? []
  const pages = useQuery(overlayChoicesQuery(slug)).data ?? []
  const formatSettingValue = (access: Access, setting: AccessSetting): string => {
    if (setting === 'level') return t(`studio_apps.access.levels.${getAccessLevel(access)}`)
    if (setting === 'app_products') {
      const titles = access.app_products.map(
        (id) =>
          products.find((product) => product.id === id)?.title ?? t('studio_apps.access.unknown_product'),
      )
      return titles.length > 0 ? format.list(titles) : t('studio_apps.access.none')
    }
    if (setting === 'purchase_overlay') {
      const { purchase_overlay } = access
      if (purchase_overlay === null) return t('studio_apps.access.none')
      return pages.find((page) => page.page_id === purchase_overlay)?.title ?? t('studio.overlay.gone_page')
    }
    return t(access[setting] ? 'studio_apps.access.on' : 'studio_apps.access.off')
  }
  return { formatSettingName: (setting) => t(`studio_apps.access.aspects.${setting}`), formatSettingValue }
}
