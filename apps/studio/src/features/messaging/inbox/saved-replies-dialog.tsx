import type { SavedReply } from '@foyer/contract/messaging/inbox-shapes'
import { useT } from '@foyer/i18n/react'
import { Button, EmptyState, IconButton, TextArea, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { FormErrorNotice } from '@foyer/ui/form'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MessageSquareText, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import { useForm } from '#platform/use-form.ts'
import { savedRepliesQuery } from './queries.ts'
import styles from './saved-replies.module.css'

const MAX_TITLE = 80
const MAX_TEXT = 4000

/** The saved replies of the app: create, change and delete them. */
export function SavedRepliesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  const query = useQuery(savedRepliesQuery(useSlug()))
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null)
  const may_change = query.data?.abilities.change ?? false
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_inbox.replies.title')}
      close_label={t('common.close')}
      width={560}
    >
      {edited !== null ? (
        <ReplyForm reply={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : (
        <div className={styles.dialog}>
          <p className={styles.help}>{t('studio_inbox.replies.help')}</p>
          <QueryBoundary query={query} content_name={t('studio_inbox.replies.title')}>
            {({ items }) =>
              items.length === 0 ? (
                <EmptyState
                  heading="h3"
                  icon={<MessageSquareText />}
                  title={t('studio_inbox.replies.empty')}
                  text={t('studio_inbox.replies.empty_text')}
                />
              ) : (
                <ul className={styles.list} aria-label={t('studio_inbox.replies.title')}>
                  {items.map((reply) => (
                    <ReplyRow
                      key={reply.id}
                      reply={reply}
                      may_change={may_change}
                      onEdit={() => setEdited(reply)}
                    />
                  ))}
                </ul>
              )
            }
          </QueryBoundary>
          {may_change && (
            <div>
              <Button kind="ink" icon={<Plus />} onClick={() => setEdited('new')}>
                {t('studio_inbox.replies.new')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}

type ReplyRowProps = {
  readonly reply: SavedReply
  readonly may_change: boolean
  readonly onEdit: () => void
}

function ReplyRow({ reply, may_change, onEdit }: ReplyRowProps) {
  const t = useT()
  const remove = useDeleteReply()
  const { title, text } = reply
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <span className={styles.text} dir="auto">
          {text}
        </span>
      </span>
      {may_change && (
        <>
          <IconButton
            size="small"
            label={t('studio_inbox.replies.edit', { name: title })}
            icon={<Pencil />}
            onClick={onEdit}
          />
          <IconButton
            size="small"
            label={t('studio_inbox.replies.delete', { name: title })}
            icon={<Trash2 />}
            aria-busy={remove.isPending}
            onClick={() => remove.mutate(reply)}
          />
        </>
      )}
    </li>
  )
}

/** Deletes a saved reply; Undo creates it again. */
function useDeleteReply() {
  const t = useT()
  const call = useAppCall()
  const refresh = useRefresh()
  const fail = (error: unknown): void => {
    toasts.add({ text: formatError(t, error), tone: 'danger' })
  }
  return useMutation({
    mutationFn: ({ id }: SavedReply) => call('messaging.deleteSavedReply', { id }),
    onSuccess: async (_answer, { title, text }) => {
      toasts.add({
        text: t('studio_inbox.replies.deleted', { name: title }),
        duration: UNDO_DURATION,
        action: {
          label: t('common.undo'),
          onAction: () => void call('messaging.createSavedReply', { title, text }).then(refresh, fail),
        },
      })
      await refresh()
    },
    onError: fail,
  })
}

type ReplyFormProps = { readonly reply: SavedReply | null; readonly onClose: () => void }

function ReplyForm({ reply, onClose }: ReplyFormProps) {
  const t = useT()
  const call = useAppCall()
  const refresh = useRefresh()
  const form = useForm({
    draft_key: `saved-reply-${reply?.id ?? 'new'}`,
    saved: { title: reply?.title ?? '', text: reply?.text ?? '' },
    validate: ({ title, text }) => ({
      ...(title.trim() === '' && { title: t('errors.required') }),
      ...(text.trim() === '' && { text: t('errors.required') }),
    }),
    save: async (values) => {
      await (reply
        ? call('messaging.updateSavedReply', { id: reply.id, ...values })
        : call('messaging.createSavedReply', values))
      await refresh()
      toasts.add({ text: t('common.saved') })
      onClose()
    },
  })
  return (
    <form className={styles.dialog} {...form.props}>
      <TextField
        label={t('studio_inbox.replies.name')}
        help={t('studio_inbox.replies.name_help')}
        maxLength={MAX_TITLE}
        value={form.values.title}
        error={form.errorOf('title')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form is opened to type in it
        autoFocus
        onChange={({ target }) => form.set('title', target.value)}
      />
      <TextArea
        label={t('studio_inbox.replies.text')}
        rows={5}
        maxLength={MAX_TEXT}
        value={form.values.text}
        error={form.errorOf('text')}
        onChange={({ target }) => form.set('text', target.value)}
      />
      <FormErrorNotice text={form.refusal} />
      <div className={styles.actions}>
        <Button kind="outline" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button kind="ink" type="submit" is_busy={form.is_saving}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  )
}

function useRefresh(): () => Promise<void> {
  const slug = useSlug()
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: savedRepliesQuery(slug).queryKey })
}
