import type { PageShell } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Play } from 'lucide-react'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { followedPage } from './followed-page.ts'
import { startWords } from './page-actions-model.ts'
import { usePages } from './pages-context.ts'
import { useStanding } from './use-standing.ts'

/**
 * What starts a page that waits for nothing but that. Once it is started this is another viewer, for whom the page is
 * asked for anew; where it could not be, another press asks again.
 */
export function OwnStart({ shell }: { shell: PageShell }): ReactNode {
  const t = useT()
  const { places, renew } = usePages()
  const { standing, is_waiting, ask } = useStanding(shell.page_id)
  const followed = useMemo(() => followedPage(shell), [shell])
  return (
    <>
      <Button
        is_wide
        icon={<Play fill="currentColor" />}
        is_busy={is_waiting || standing?.is_starting}
        onClick={() => ask((now) => (now.is_started ? renew() : now.start()))}
      >
        {startWords(t, shell.page_content_type)}
      </Button>
      {places.Follow && <places.Follow page={followed} />}
    </>
  )
}
