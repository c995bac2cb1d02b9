import { useFormat, useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useSlug } from '#platform/routes.ts'
import { doorOf, type Access, type Aspect } from '../access-change.ts'
import { overlayChoicesQuery, productChoicesQuery } from '../queries.ts'

/** Says the settings of who may enter in words: the name of each, and what one says of it. */
export function useAccessWords(): {
  nameOf: (aspect: Aspect) => string
  wordsOf: (access: Access, aspect: Aspect) => string
} {
  const t = useT()
  const format = useFormat()
  const slug = useSlug()
  const products = useQuery(productChoicesQuery(slug)).data?.items ?? []
  const pages = useQuery(overlayChoicesQuery(slug)).data ?? []
  const wordsOf = (access: Access, aspect: Aspect): string => {
    if (aspect === 'door') return t(`studio_apps.access.doors.${doorOf(access)}`)
    if (aspect === 'app_products') {
      const titles = access.app_products.map(
        (id) =>
          products.find((product) => product.id === id)?.title ?? t('studio_apps.access.unknown_product'),
      )
      return titles.length > 0 ? format.list(titles) : t('studio_apps.access.none')
    }
    if (aspect === 'purchase_overlay') {
      const { purchase_overlay } = access
      if (purchase_overlay === null) return t('studio_apps.access.none')
      return pages.find((page) => page.page_id === purchase_overlay)?.title ?? t('studio.overlay.gone_page')
    }
    return t(access[aspect] ? 'studio_apps.access.on' : 'studio_apps.access.off')
  }
  return { nameOf: (aspect) => t(`studio_apps.access.aspects.${aspect}`), wordsOf }
}
