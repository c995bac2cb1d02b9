import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Eye } from 'lucide-react'
import { lazy, Suspense } from 'react'

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }))

type PreviewButtonProps = {
  readonly page_id: string
  readonly title: string
  readonly is_open: boolean
  readonly onOpenChange: (is_open: boolean) => void
}

/** Shows the page that is edited as it would be if it were published. */
export function PreviewButton({ page_id, title, is_open, onOpenChange }: PreviewButtonProps) {
  const t = useT()
  return (
    <>
      <IconButton
        size="small"
        icon={<Eye />}
        label={t('editor.preview.button')}
        aria-haspopup="dialog"
        aria-keyshortcuts="t"
        onClick={() => onOpenChange(true)}
      />
      <Suspense>
        {is_open && <PreviewDialog page_id={page_id} title={title} onClose={() => onOpenChange(false)} />}
      </Suspense>
    </>
  )
}
