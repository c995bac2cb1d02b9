import { useT } from '@foyer/i18n/react'
import { EditorServicesProvider } from '#editor/services.tsx'
import { TemplateGallery, type NewPage } from '#editor/templates/template-gallery.tsx'
import { useAppCall } from '#platform/api.ts'
import { NameDialog } from '#platform/parts/name-dialog.tsx'
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
    <NameDialog
      title={heading}
      label={t('editor.pages.new_title')}
      action={t('editor.pages.create')}
      max={200}
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
