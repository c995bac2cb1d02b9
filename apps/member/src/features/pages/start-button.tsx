import type { PageShell } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Play } from 'lucide-react'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { toTrackedPage } from './tracked-page.ts'
import { formatStartLabel } from './page-actions-model.ts'
import { usePages } from './pages-context.ts'
import { useMemberState } from './use-member-state.ts'

/**
 * What starts a page that waits for nothing but that. Once it is started this is another viewer, for whom the page is
 * asked for anew; where it could not be, another press asks again.
 */
export function StartPageButton({ shell }: { shell: PageShell }): ReactNode {
  const t = useT()
  const { slots, refetch } = usePages()
  const { memberState, is_waiting, runWhenReady } = useMemberState(shell.page_id)
  const trackedPage = useMemo(() => toTrackedPage(shell), [shell])
  return (
    <>
      <Button
        is_wide
        icon={<Play fill="currentColor" />}
        is_busy={is_waiting || memberState?.is_starting}
        onClick={() => runWhenReady((state) => (state.is_started ? refetch() : state.start()))}
      >
        {formatStartLabel(t, shell.page_content_type)}
      </Button>
      {slots.MemberSync && <slots.MemberSync page={trackedPage} />}
    </>
  )
}
