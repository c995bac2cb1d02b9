import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePlatform } from '../../platform/platform.ts'

/**
 * Puts the items that the member sees into the navigation: those for members, and without pages that the owner hides
 * from them. Until they are known, and without a network, a guest's are shown.
 */
export function NavigationSync(): null {
  const { api, app, navigation } = usePlatform()
  const { data } = useQuery({ queryKey: ['apps', 'navigation'], queryFn: () => api('apps.getApp') })
  const items = data?.navigation
  useEffect(() => {
    if (items) navigation.set(items)
  }, [items, navigation])
  useEffect(() => () => navigation.set(app.navigation), [app, navigation])
  return null
}
