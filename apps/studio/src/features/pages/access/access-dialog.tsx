import { useT } from '@foyer/i18n/react'
import { Dialog } from '@foyer/ui/dialog'
import type { TreeNode } from '../queries.ts'
import { usePageAccess } from './use-page-access.tsx'

type AccessDialogProps = {
  readonly page: Pick<TreeNode, 'page_id' | 'title'>
  readonly onClose: () => void
}

/** Who may see a page that no editor opens, such as one that is deleted and that members still see. */
export function AccessDialog({ page: { page_id, title }, onClose }: AccessDialogProps) {
  const t = useT()
  const access = usePageAccess(page_id, title)
  return (
    <>
      <Dialog
        is_open
        onOpenChange={(is_open) => !is_open && access.leave(onClose)}
        title={t('editor.deleted.access_title', { title })}
        close_label={t('common.close')}
        width={480}
      >
        {access.panel}
      </Dialog>
      {access.dialogs}
    </>
  )
}
