import { useT } from '@foyer/i18n/react'
import { Button, Notice, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useId, useState } from 'react'
import { EditorServicesProvider } from '#editor/services.tsx'
import { TemplateGallery, type NewPage } from '#editor/templates/template-gallery.tsx'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { refreshPages, type TreeNode } from '../queries.ts'
import { useEditorPorts } from './use-editor-ports.ts'

type NewPageDialogProps = {
  readonly parent: TreeNode | null
  /** The type of the page, where it is not chosen here; the dialog then has a title of its own. */
  readonly content_type?: string
  readonly title?: string
  readonly onClose: () => void
  readonly onCreated: (page_id: string) => void
}

/** Creates a page: from a template or a type, or with a name alone where the type is given. */
export function NewPageDialog({ parent, content_type, title, onClose, onCreated }: NewPageDialogProps) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const heading =
    title ?? (parent ? t('editor.pages.new_below', { title: parent.title }) : t('editor.pages.new'))

  const createPage = async (page: NewPage): Promise<void> => {
    const { page_id } = await call('pages.createPage', { parent_id: parent?.page_id ?? null, ...page })
    await refreshPages(slug)
    onClose()
    onCreated(page_id)
  }
  return content_type === undefined ? (
    <NewPageGallery title={heading} onClose={onClose} onCreate={createPage} />
  ) : (
    <NamePageDialog
      title={heading}
      onClose={onClose}
      onName={(name) => createPage({ content_type, title: name })}
    />
  )
}

type NewPageGalleryProps = {
  readonly title: string
  readonly onClose: () => void
  readonly onCreate: (page: NewPage) => Promise<void>
}

/** The gallery with what it needs of the app. */
function NewPageGallery(props: NewPageGalleryProps) {
  return (
    <EditorServicesProvider services={useEditorPorts()}>
      <TemplateGallery {...props} />
    </EditorServicesProvider>
  )
}

type NamePageDialogProps = {
  readonly title: string
  readonly onClose: () => void
  readonly onName: (name: string) => Promise<void>
}

/** Asks for the name of a page. */
function NamePageDialog({ title, onClose, onName }: NamePageDialogProps) {
  const t = useT()
  const form = useId()
  const [name, setName] = useState('')
  const [is_busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [is_missing, setMissing] = useState(false)

  const create = async (): Promise<void> => {
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    setBusy(true)
    setError(null)
    try {
      await onName(name)
    } catch (reason) {
      setError(reason)
      setBusy(false)
    }
  }
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={title}
      close_label={t('common.close')}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="ink" type="submit" form={form} is_busy={is_busy}>
            {t('editor.pages.create')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        style={{ display: 'grid', gap: 'var(--s-4)' }}
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <TextField
          label={t('editor.pages.new_title')}
          value={name}
          maxLength={200}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type a title
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
