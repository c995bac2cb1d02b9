import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { StartingDraft } from '@foyer/content/ready-made'
import { useT } from '@foyer/i18n/react'
import { NameDialog } from '#platform/parts/name-dialog.tsx'
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
  const is_new = !('pattern' in subject)
  const is_template = 'template' in subject || ('pattern' in subject && subject.pattern.content_type !== null)
  const texts = is_template ? template_texts : pattern_texts
  const save = async (name: string): Promise<void> => {
    if ('pattern' in subject) await renamePattern(subject.pattern.id, name)
    else if ('template' in subject) {
      const { content_type, draft } = subject.template
      await savePattern({ name, content_type, draft })
    } else await savePattern({ name, content_type: null, draft: { blocks: [...subject.blocks] } })
    toasts.add({ text: t(is_new ? texts.saved : 'editor.patterns.renamed', { name }) })
    onSaved?.()
    onClose()
  }
  return (
    <NameDialog
      title={t(is_new ? texts.save : texts.rename)}
      label={t('editor.patterns.name')}
      help={is_new ? t(texts.help) : undefined}
      action={t('common.save')}
      max={MAX_NAME}
      first_name={getFirstName(subject)}
      onClose={onClose}
      onName={save}
    />
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
