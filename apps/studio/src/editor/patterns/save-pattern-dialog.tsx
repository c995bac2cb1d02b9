import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { StartingDraft } from '@foyer/content/ready-made'
import { useT } from '@foyer/i18n/react'
import { Button, Notice, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useId, useState } from 'react'
import { formatError } from '#platform/problem.ts'
import { toasts } from '#platform/toasts.ts'
import { useEditorServices, type Pattern } from '../services.tsx'

type SavePatternDialogProps = {
  /** Blocks that become a pattern, a page that becomes a template, or a saved one that gets another name. */
  readonly subject:
    | { readonly blocks: readonly StoredBlock[] }
    | { readonly template: Template }
    | { readonly pattern: Pattern }
  readonly onClose: () => void
  readonly onSaved?: () => void
}

type Template = { readonly title: string; readonly content_type: string; readonly draft: StartingDraft }

/** Asks for the name of a pattern or template, and saves it. */
export function SavePatternDialog({ subject, onClose, onSaved }: SavePatternDialogProps) {
  const t = useT()
  const { savePattern, renamePattern } = useEditorServices()
  const form = useId()
  const is_new = !('pattern' in subject)
  const is_template = 'template' in subject || ('pattern' in subject && subject.pattern.content_type !== null)
  const texts = is_template ? template_texts : pattern_texts
  const [name, setName] = useState(() => getFirstName(subject))
  const [error, setError] = useState<unknown>(null)
  const [is_missing, setMissing] = useState(false)
  const [is_busy, setBusy] = useState(false)

  const save = async (): Promise<void> => {
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    setBusy(true)
    setError(null)
    try {
      if ('pattern' in subject) await renamePattern(subject.pattern.id, name)
      else if ('template' in subject) {
        const { content_type, draft } = subject.template
        await savePattern({ name, content_type, draft })
      } else await savePattern({ name, content_type: null, draft: { blocks: [...subject.blocks] } })
      toasts.add({ text: t(is_new ? texts.saved : 'editor.patterns.renamed', { name }) })
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
      title={t(is_new ? texts.save : texts.rename)}
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
          {...(is_new ? { help: t(texts.help) } : {})}
          value={name}
          maxLength={MAX_NAME}
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

const pattern_texts = {
  save: 'editor.select.save',
  saved: 'editor.patterns.saved',
  rename: 'editor.patterns.rename',
  help: 'editor.patterns.help',
} as const
const template_texts = {
  save: 'editor.templates.save',
  saved: 'editor.templates.saved',
  rename: 'editor.templates.rename',
  help: 'editor.templates.help',
} as const

const MAX_NAME = 80

function getFirstName(subject: SavePatternDialogProps['subject']): string {
  if ('pattern' in subject) return subject.pattern.name
  return 'template' in subject ? subject.template.title.slice(0, MAX_NAME) : ''
}
