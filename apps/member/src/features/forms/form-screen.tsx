import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { Screen } from '../../platform/screen/screen.tsx'
import { NotFoundScreen, PageSkeleton } from '../pages/index.ts'
import { FORMS_KEY } from './keys.ts'

/** `/forms/:id`: redirects to the page of the form, which shows what is locked and why. */
export function FormScreen({ id }: { id: string }): ReactNode {
  const t = useT()
  const { api, location } = usePlatform()
  const query = useQuery({
    queryKey: [...FORMS_KEY, 'path', id],
    queryFn: () => api('pages.getPagePath', { id }),
  })
  const path = query.data?.path
  useEffect(() => {
    if (path !== undefined) location.navigate(path + globalThis.location.hash, { replace: true })
  }, [path, location])
  if (query.error instanceof ApiError && NOT_FOUND.has(query.error.code)) return <NotFoundScreen />
  if (query.error) {
    return (
      <Screen title={t('forms.form')}>
        <QueryBoundary query={query}>{() => null}</QueryBoundary>
      </Screen>
    )
  }
  return (
    <QueryBoundary query={query} waiting={<PageSkeleton shell={null} />}>
      {() => <PageSkeleton shell={null} />}
    </QueryBoundary>
  )
}

/** An id that is none is no form's. */
const NOT_FOUND: ReadonlySet<string> = new Set(['not_found', 'invalid'])
