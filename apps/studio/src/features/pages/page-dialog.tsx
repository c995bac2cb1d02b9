import { useT } from '@foyer/i18n/react'
import { Dialog } from '@foyer/ui/dialog'
import { useCallback, useEffect } from 'react'
import { PageSearch } from '../../editor/pick/page-search.tsx'
import { loadTexts } from '../../platform/texts.tsx'
import type { TreeNode } from './queries.ts'
import { usePageSearch } from './use-page-search.ts'

type PageDialogProps = {
  readonly title: string
  readonly is_open: boolean
  readonly onOpenChange: (is_open: boolean) => void
  /** Pages that are not offered, such as those that were chosen before. */
  readonly without: ReadonlySet<string>
  readonly onChoose: (page: TreeNode) => void
}

/** Chooses one more page of the app of the route by searching; private ones are offered first. */
export function PageDialog({ title, is_open, onOpenChange, without, onChoose }: PageDialogProps) {
  const t = useT()
  const searchAll = usePageSearch()
  const search = useCallback(
    async (term: string) => {
      const found = (await searchAll(term)).filter((page) => !without.has(page.page_id))
      return [
        ...found.filter((page) => page.gate === 'private'),
        ...found.filter((page) => page.gate !== 'private'),
      ]
    },
    [searchAll, without],
  )
  useEffect(() => void loadTexts('editor'), [])
  return (
    <Dialog
      is_open={is_open}
      onOpenChange={onOpenChange}
      title={title}
      close_label={t('common.close')}
      width={520}
    >
      {is_open && <PageSearch search={search} chosen={null} onChoose={onChoose} />}
    </Dialog>
  )
}
