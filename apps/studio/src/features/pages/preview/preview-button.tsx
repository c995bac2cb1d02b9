import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Eye } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }))

/** Shows the page that is edited as it would be if it were published. */
export function PreviewButton({ page_id, title }: { readonly page_id: string; readonly title: string }) {
  const t = useT()
  const [is_open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        size="small"
        icon={<Eye />}
        label={t('editor.preview.button')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Suspense>
        {is_open && <PreviewDialog page_id={page_id} title={title} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
