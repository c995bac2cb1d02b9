import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { Button, Notice, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useId, useState } from 'react'
import { formatError } from '#platform/problem.ts'
import { toasts } from '#platform/toasts.ts'
import { useEditorServices } from '../services.tsx'
import type { PageDraft } from '../types.ts'

/** What is saved: some blocks, or a whole page as a template for pages of its type. */
export type Saving =
  | { readonly kind: 'blocks'; readonly blocks: readonly StoredBlock[] }
  | { readonly kind: 'page'; readonly content_type: string; readonly draft: PageDraft }

type SavePatternDialogProps = {
  readonly saving: Saving
  readonly onClose: () => void
}

/** Asks for the name of a pattern or template, and saves it. */
export function SavePatternDialog({ saving, onClose }: SavePatternDialogProps) {
  const t = useT()
  const { savePattern } = useEditorServices()
  const form = useId()
  const [name, setName] = useState(saving.kind === 'page' ? saving.draft.title : '')
  const [error, setError] = useState<unknown>(null)
  const [is_missing, setMissing] = useState(false)
  const [is_busy, setBusy] = useState(false)

  const save = async (): Promise<void> => {
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    setBusy(true)
    setError(null)
    try {
      await savePattern({ name, ...toContent(saving) })
      toasts.add({
        text: t(saving.kind === 'page' ? 'editor.patterns.saved_page' : 'editor.patterns.saved', { name }),
      })
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
      title={t(saving.kind === 'page' ? 'editor.patterns.save_page' : 'editor.select.save')}
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
          help={t(saving.kind === 'page' ? 'editor.patterns.page_help' : 'editor.patterns.help')}
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

function toContent(saving: Saving) {
  if (saving.kind === 'blocks') return { content_type: null, draft: { blocks: [...saving.blocks] } }
  const { title: _title, ...draft } = saving.draft
  return { content_type: saving.content_type, draft }
}
