import { useFormat, useT } from '@foyer/i18n/react'
import { Button, IconButton, TextArea } from '@foyer/ui'
import { FormErrorNotice } from '@foyer/ui/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useForm, type FieldErrors } from '#platform/use-form.ts'
import { useNow } from '#platform/use-now.ts'
import { trainingKey, type Comment, type Session } from '../queries.ts'
import styles from './session-dialog.module.css'

const MAX_LENGTH = 2000
const NO_ERRORS: FieldErrors = {}

type SessionCommentsProps = {
  readonly member_id: string
  readonly name: string
  readonly session: Session
  /** Reports whether something typed is not saved. */
  readonly onTyping: (is_typing: boolean) => void
}

/** What the team wrote about a session, and a field for the next comment. */
export function SessionComments({ member_id, name, session, onTyping }: SessionCommentsProps) {
  const t = useT()
  const { comments, id: session_id, finished_at } = session
  const changed = useCommentsChanged(member_id)
  const call = useAppCall()
  const [edited_id, setEdited] = useState<string | null>(null)
  return (
    <section className={styles.comments} aria-label={t('studio_training.comments')}>
      <h3 className={styles.heading}>{t('studio_training.comments')}</h3>
      {comments.length > 0 && (
        <ul className={styles.list}>
          {comments.map((comment) => (
            <li key={comment.id} className={styles.comment}>
              {comment.id === edited_id ? (
                <CommentForm
                  draft_key={`session_comment.${comment.id}`}
                  label={t('studio_training.edit_comment')}
                  submit={t('common.save')}
                  text={comment.text}
                  onTyping={onTyping}
                  onCancel={() => setEdited(null)}
                  save={async (text) => {
                    await call('workouts.editSessionComment', { id: comment.id, text })
                    await changed()
                    setEdited(null)
                  }}
                />
              ) : (
                <CommentView comment={comment} onEdit={() => setEdited(comment.id)} onDeleted={changed} />
              )}
            </li>
          ))}
        </ul>
      )}
      {finished_at === null ? (
        <p className={styles.hint}>{t('studio_training.comment_later')}</p>
      ) : (
        edited_id === null && (
          <CommentForm
            draft_key={`session_comment.new.${session_id}`}
            label={t('studio_training.comment')}
            submit={t('studio_training.send')}
            hint={t('studio_training.comment_hint', { name })}
            text=""
            onTyping={onTyping}
            save={async (text) => {
              await call('workouts.commentSession', { id: member_id, session_id, text })
              await changed()
            }}
          />
        )
      )}
    </section>
  )
}

/** Reads the comments again, and how many there are in the list. */
function useCommentsChanged(member_id: string): () => Promise<void> {
  const queries = useQueryClient()
  const slug = useSlug()
  return () => queries.invalidateQueries({ queryKey: trainingKey(slug, member_id) })
}

type CommentViewProps = {
  readonly comment: Comment
  readonly onEdit: () => void
  readonly onDeleted: () => Promise<void>
}

function CommentView({ comment, onEdit, onDeleted }: CommentViewProps) {
  const t = useT()
  const format = useFormat()
  const call = useAppCall()
  const now = useNow()
  const { id, author_name, text, created_at, edited_at, abilities } = comment
  const remove = useMutation({
    mutationFn: () => call('workouts.deleteSessionComment', { id }),
    onSuccess: onDeleted,
    onError: (error) => toasts.add({ text: formatError(t, error), tone: 'danger' }),
  })
  return (
    <>
      <div className={styles.by}>
        <bdi className={styles.author}>{author_name}</bdi>
        <time dateTime={created_at}>{format.relative(created_at, now)}</time>
        {edited_at !== null && <span>{t('studio_training.edited')}</span>}
        <span className={styles.tools}>
          {abilities.edit && (
            <IconButton
              size="small"
              label={t('studio_training.edit_comment')}
              icon={<Pencil />}
              onClick={onEdit}
            />
          )}
          {abilities.delete && (
            <IconButton
              size="small"
              label={t('studio_training.delete_comment')}
              icon={<Trash2 />}
              disabled={remove.isPending}
              onClick={() => remove.mutate()}
            />
          )}
        </span>
      </div>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </>
  )
}

type CommentFormProps = {
  readonly draft_key: string
  readonly label: string
  readonly submit: string
  readonly hint?: string
  readonly text: string
  readonly onTyping: (is_typing: boolean) => void
  readonly onCancel?: () => void
  readonly save: (text: string) => Promise<void>
}

function CommentForm(props: CommentFormProps) {
  const { draft_key, label, submit, hint, text, onTyping, onCancel, save } = props
  const t = useT()
  const form = useForm({
    draft_key,
    saved: { text },
    validate: ({ text: typed }) =>
      typed.trim() === '' ? { text: t('studio_training.comment_missing') } : NO_ERRORS,
    save: async (values) => {
      await save(values.text)
      form.reset()
    },
  })
  const { is_dirty } = form
  useEffect(() => {
    onTyping(is_dirty)
    return () => onTyping(false)
  }, [is_dirty, onTyping])
  return (
    <form className={styles.form} {...form.props}>
      <TextArea label={label} rows={3} maxLength={MAX_LENGTH} {...form.field('text')} />
      <FormErrorNotice text={form.refusal} />
      <div className={styles.buttons}>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        {onCancel && (
          <Button kind="outline" size="small" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        )}
        <Button kind="accent" size="small" type="submit" is_busy={form.is_saving}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
