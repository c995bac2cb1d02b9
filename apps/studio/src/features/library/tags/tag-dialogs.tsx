import { useT } from '@foyer/i18n/react'
import { Button, Notice, SelectField, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useId, useState, type ReactNode } from 'react'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { refreshPages, suggestColor, TAG_COLORS, TagDot, type Tag } from '../../pages/index.ts'
import styles from './tags.module.css'

type TagDialogProps = {
  /** The tag that is edited; null for a new one. */
  readonly tag: Tag | null
  readonly tags: readonly Tag[]
  readonly onClose: () => void
}

/** The name and the colour of a new tag, or of one that exists. */
export function TagDialog({ tag, tags, onClose }: TagDialogProps) {
  const t = useT()
  const call = useAppCall()
  const form = useId()
  const [name, setName] = useState(tag?.name ?? '')
  const [color, setColor] = useState(tag?.color ?? suggestColor(tags))
  const [is_missing, setMissing] = useState(false)
  const save = useDialogAction(onClose)
  return (
    <ActionDialog
      title={tag ? t('studio_tags.edit_title') : t('studio_tags.new')}
      action={tag ? t('common.save') : t('studio_tags.create')}
      form={form}
      state={save}
      onClose={onClose}
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(name.trim() === '')
          if (name.trim() === '') return
          void save.run(() =>
            tag
              ? call('pages.updateTag', { tag_id: tag.id, name, color })
              : call('pages.createTag', { name, color }),
          )
        }}
      >
        <TextField
          label={t('common.name')}
          value={name}
          maxLength={40}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type a name
          autoFocus
          error={is_missing ? t('editor.errors.required') : undefined}
          onChange={({ target }) => {
            setName(target.value)
            setMissing(false)
          }}
        />
        <fieldset className={styles.colors}>
          <legend>{t('studio_tags.color')}</legend>
          {TAG_COLORS.map((one) => (
            <label key={one} className={styles.color} title={t(`studio_tags.colors.${one}`)}>
              <input
                type="radio"
                name={`${form}-color`}
                checked={one === color}
                aria-label={t(`studio_tags.colors.${one}`)}
                onChange={() => setColor(one)}
              />
              <TagDot color={one} />
            </label>
          ))}
        </fieldset>
      </form>
    </ActionDialog>
  )
}

type MergeDialogProps = { readonly tag: Tag; readonly tags: readonly Tag[]; readonly onClose: () => void }

/** Merges a tag into another one, after naming what happens to how many pages. */
export function MergeDialog({ tag, tags, onClose }: MergeDialogProps) {
  const t = useT()
  const call = useAppCall()
  const others = tags.filter(({ id }) => id !== tag.id)
  const [into_tag_id, setInto] = useState('')
  const into = others.find(({ id }) => id === into_tag_id)
  const merge = useDialogAction(onClose, t('studio_tags.merged', { name: into?.name ?? '' }))
  return (
    <ActionDialog
      title={t('studio_tags.merge_title', { name: tag.name })}
      action={t('studio_tags.merge')}
      tone="danger"
      is_disabled={!into}
      state={merge}
      onClose={onClose}
      onAction={() => void merge.run(() => call('pages.mergeTags', { tag_id: tag.id, into_tag_id }))}
    >
      <SelectField
        label={t('studio_tags.merge_into')}
        value={into_tag_id}
        choices={[
          { value: '', label: t('studio_tags.choose') },
          ...others.map(({ id, name, page_count }) => ({
            value: id,
            label: t('studio_tags.with_pages', { name, count: page_count }),
          })),
        ]}
        onChange={({ target }) => setInto(target.value)}
      />
      {into && (
        <p>
          {t('studio_tags.merge_text', {
            from: tag.name,
            into: into.name,
            count: tag.page_count,
            into_count: into.page_count,
          })}
        </p>
      )}
    </ActionDialog>
  )
}

/** Deletes a tag, after naming how many pages lose it. */
export function DeleteDialog({ tag, onClose }: { readonly tag: Tag; readonly onClose: () => void }) {
  const t = useT()
  const call = useAppCall()
  const remove = useDialogAction(onClose, t('studio_tags.deleted', { name: tag.name }))
  return (
    <ActionDialog
      title={t('studio_tags.delete_title', { name: tag.name })}
      action={t('common.delete')}
      tone="danger"
      state={remove}
      onClose={onClose}
      onAction={() => void remove.run(() => call('pages.deleteTag', { tag_id: tag.id }))}
    >
      <p>{t('studio_tags.delete_text', { count: tag.page_count })}</p>
    </ActionDialog>
  )
}

/** What a dialog does: busy while it runs, closed when it succeeded, its refusal shown. */
function useDialogAction(onDone: () => void, done_text?: string) {
  const slug = useSlug()
  const [is_busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const run = async (action: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      await action()
      await refreshPages(slug)
      if (done_text !== undefined) toasts.add({ text: done_text })
      onDone()
    } catch (reason) {
      setError(reason)
      setBusy(false)
    }
  }
  return { is_busy, error, run }
}

type ActionDialogProps = {
  readonly title: string
  readonly action: string
  readonly tone?: 'ink' | 'danger'
  readonly is_disabled?: boolean
  readonly state: { readonly is_busy: boolean; readonly error: unknown }
  readonly onClose: () => void
  readonly children: ReactNode
} & (
  | { readonly form: string; readonly onAction?: undefined }
  | { readonly form?: undefined; readonly onAction: () => void }
)

function ActionDialog(props: ActionDialogProps) {
  const { title, action, tone = 'ink', is_disabled = false, state, onClose, children, form, onAction } = props
  const t = useT()
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && !state.is_busy && onClose()}
      title={title}
      close_label={t('common.close')}
      {...(tone === 'danger' && { role: 'alertdialog' })}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            kind={tone}
            is_busy={state.is_busy}
            disabled={is_disabled}
            {...(form === undefined ? { onClick: onAction } : { type: 'submit', form })}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {children}
        {state.error !== null && (
          <Notice tone="danger" role="alert">
            {formatError(t, state.error)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
