import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import type { ReactNode } from 'react'

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

/** The way to the following rows of a list, while there are any. */
export function ShowMore({ of }: { of: Pages }): ReactNode {
  const t = useT()
  if (!of.hasNextPage) return null
  return (
    <Button
      kind="outline"
      size="small"
      is_wide
      is_busy={of.isFetchingNextPage}
      onClick={() => void of.fetchNextPage()}
    >
      {t('common.show_more')}
    </Button>
  )
}
