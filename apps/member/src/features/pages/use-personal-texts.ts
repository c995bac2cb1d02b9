import type { PageBody } from '@foyer/contract/pages/page-index'
import { useEffect, useMemo, useState } from 'react'
import { useSession } from '../../platform/session/use-session.ts'

type Fill = typeof import('@foyer/content/fill-personal').fillPersonal

/**
 * A page with the values of the signed-in member in its texts. The code comes with the first page that needs it; until
 * then, and for guests, the texts are those of the server, so hydration finds no difference.
 */
export function usePersonalTexts(index: PageBody): PageBody {
  const session = useSession()
  const [fill, setFill] = useState<Fill | null>(null)
  const user = session.status === 'authenticated' ? session.user : null
  const { personal } = index
  const is_needed = !!personal && !!user
  useEffect(() => {
    if (is_needed)
      void import('@foyer/content/fill-personal')
        .then((part) => setFill(() => part.fillPersonal))
        .catch(() => {})
  }, [is_needed])
  return useMemo(
    () => (fill && personal && user ? { ...index, page: fill(index.page, personal, user) } : index),
    [fill, index, personal, user],
  )
}
