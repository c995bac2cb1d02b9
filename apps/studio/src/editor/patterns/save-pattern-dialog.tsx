import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { Button, Notice, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useId, useState } from 'react'
import { formatError } from '#platform/problem.ts'
import { toasts } from '#platform/toasts.ts'
import { useEditorServices, type Pattern } from '../services.tsx'

type SavePatternDialogProps = {
  /** Blocks that become a pattern, or the pattern that gets another name. */
  readonly subject: { readonly blocks: readonly StoredBlock[] } | { readonly pattern: Pattern }
  readonly onClose: () => void
  readonly onSaved?: () => void
}

/** Asks for the name of a pattern, and saves it. */
export function SavePatternDialog({ subject, onClose, onSaved }: SavePatternDialogProps) {
  const t = useT()
  const { savePattern, renamePattern } = useEditorServices()
  const form = useId()
  const is_new = 'blocks' in subject
  const [name, setName] = useState(is_new ? '' : subject.pattern.name)
  const [error, setError] = useState<unknown>(null)
  const [is_missing, setMissing] = useState(false)
  const [is_busy, setBusy] = useState(false)

  const save = async (): Promise<void> => {
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    setBusy(true)
    setError(null)
    try {
      if (is_new) await savePattern({ name, content_type: null, draft: { blocks: [...subject.blocks] } })
      else await renamePattern(subject.pattern.id, name)
      toasts.add({ text: t(is_new ? 'editor.patterns.saved' : 'editor.patterns.renamed', { name }) })
      onSaved?.()
      onClose()
    } catch (reason) {
      setError(reason)
      setBusy(false)
    }
  }
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t(is_new ? 'editor.select.save' : 'editor.patterns.rename')}
      close_label={t('common.close')}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="ink" type="submit" form={form} is_busy={is_busy}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        style={{ display: 'grid', gap: 'var(--s-4)' }}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label={t('editor.patterns.name')}
          {...(is_new ? { help: t('editor.patterns.help') } : {})}
          value={name}
          maxLength={80}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type a name
          autoFocus
          error={is_missing ? t('editor.errors.required') : undefined}
          onChange={(event) => {
            setName(event.target.value)
            setMissing(false)
          }}
        />
        {error !== null && (
          <Notice tone="danger" role="alert">
            {formatError(t, error)}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
