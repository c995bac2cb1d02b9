import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Waypoints } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { TreeNode } from '../queries.ts'

const PageUsesDialog = lazy(async () => ({
  default: (await import('../tree/page-uses-dialog.tsx')).PageUsesDialog,
}))

/** Shows where the page is used: pages that open or list it, the navigation and access settings. */
export function UsesButton(page: Pick<TreeNode, 'page_id' | 'title'>) {
  const t = useT()
  const [is_open, setOpen] = useState(false)
  return (
    <div>
      <Button kind="outline" size="small" icon={<Waypoints />} onClick={() => setOpen(true)}>
        {t('studio.uses.title')}
      </Button>
      {is_open && (
        <Suspense>
          <PageUsesDialog page={page} onRemove={null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
