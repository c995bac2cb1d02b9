import { pageTypeDefinitions } from '@foyer/content/definitions'
import { pageTraits, PLAIN_PAGE_TYPE } from '@foyer/content/traits'
import { useT } from '@foyer/i18n/react'
import { Button, Notice, SelectField, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useId, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { refreshPages, type TreeNode } from '../queries.ts'

type NewPageDialogProps = {
  readonly parent: TreeNode | null
  /** The type of the page, where it is not chosen here; the dialog then has a title of its own. */
  readonly content_type?: string
  readonly title?: string
  readonly onClose: () => void
  readonly onCreated: (page_id: string) => void
}

/** Creates a page with a title and type. Everything else is edited on the page. */
export function NewPageDialog({ parent, onClose, onCreated, ...given }: NewPageDialogProps) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const form = useId()
  const [title, setTitle] = useState('')
  const [content_type, setType] = useState(given.content_type ?? PLAIN_PAGE_TYPE)
  const [is_busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [is_title_missing, setTitleMissing] = useState(false)

  const createPage = async (): Promise<void> => {
    setTitleMissing(title.trim() === '')
    if (title.trim() === '') return
    setBusy(true)
    setError(null)
    try {
      const { page_id } = await call('pages.createPage', {
        parent_id: parent?.page_id ?? null,
        content_type,
        title,
      })
      await refreshPages(slug)
      onClose()
      onCreated(page_id)
    } catch (reason) {
      setError(reason)
      setBusy(false)
    }
  }
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={
        given.title ?? (parent ? t('editor.pages.new_below', { title: parent.title }) : t('editor.pages.new'))
      }
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
          void createPage()
        }}
      >
        <TextField
          label={t('editor.pages.new_title')}
          value={title}
          maxLength={200}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type a title
          autoFocus
          error={is_title_missing ? t('editor.errors.required') : undefined}
          onChange={(event) => {
            setTitle(event.target.value)
            setTitleMissing(false)
          }}
        />
        {given.content_type === undefined && (
          <SelectField
            label={t('editor.pages.new_type')}
            choices={Object.values(pageTypeDefinitions)
              .filter(({ type }) => !pageTraits(type).is_overlay_only)
              .map(({ type, picker }) => ({ value: type, label: t(picker.label) }))}
            value={content_type}
            onChange={(event) => setType(event.target.value)}
          />
        )}
        {error !== null && (
          <Notice tone="danger" role="alert">
            {formatError(t, error)}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
