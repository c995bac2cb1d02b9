import { useT } from '@foyer/i18n/react'
import { Button, IconButton } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { Menu } from '@foyer/ui/menu'
import { Ellipsis, PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatError } from '#platform/problem.ts'
import { toasts } from '#platform/toasts.ts'
import { useEditorServices, type Pattern } from '../services.tsx'
import { SavePatternDialog } from './save-pattern-dialog.tsx'

type PatternMenuProps = {
  readonly pattern: Pattern
  /** Called after it has another name, or is deleted. */
  readonly onChanged: () => void
}

/** Renames and deletes a saved pattern or template. */
export function PatternMenu({ pattern, onChanged }: PatternMenuProps) {
  const t = useT()
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const label = t('editor.patterns.more', { name: pattern.name })
  const close = (): void => setOpen(null)
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton size="small" icon={<Ellipsis />} label={label} />}
        entries={[
          { id: 'rename', label: t('common.rename'), icon: <PencilLine /> },
          { id: 'delete', label: t('common.delete'), icon: <Trash2 />, tone: 'danger' },
        ]}
        onAction={(action) => setOpen(action === 'rename' ? 'rename' : 'delete')}
      />
      {open === 'rename' && <SavePatternDialog subject={{ pattern }} onClose={close} onSaved={onChanged} />}
      {open === 'delete' && <DeletePatternDialog pattern={pattern} onClose={close} onDeleted={onChanged} />}
    </>
  )
}

type DeletePatternDialogProps = {
  readonly pattern: Pattern
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks before a pattern or template is deleted. */
function DeletePatternDialog({
  pattern: { id, name, content_type },
  onClose,
  onDeleted,
}: DeletePatternDialogProps) {
  const t = useT()
  const { deletePattern } = useEditorServices()
  const [is_busy, setBusy] = useState(false)
  const remove = async (): Promise<void> => {
    setBusy(true)
    try {
      await deletePattern(id)
      toasts.add({ text: t('editor.patterns.deleted', { name }) })
      onDeleted()
    } catch (reason) {
      toasts.add({ text: formatError(t, reason), tone: 'danger' })
    }
    onClose()
  }
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('editor.patterns.delete_title', { name })}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" is_busy={is_busy} onClick={() => void remove()}>
            {t('common.delete')}
          </Button>
        </>
      }
    >
      {t(content_type === null ? 'editor.patterns.delete_text' : 'editor.templates.delete_text')}
    </Dialog>
  )
}
