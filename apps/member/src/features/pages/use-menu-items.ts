import type { BootTab } from '@foyer/contract/apps/navigation-shapes'
import { usePlatform } from '#platform/platform.ts'
import { useStore } from '#platform/store.ts'

/** The items of the navigation that phones have in the menu of the page. */
export function useMenuItems(): BootTab[] {
  return useStore(usePlatform().navigation).filter(({ place }) => place === 'menu')
}
