import { ApiError } from '@foyer/contract/api-error'
import { useLocale, useT } from '@foyer/i18n/react'
import { Button, EmptyState, LinkButton, Notice } from '@foyer/ui'
import { useQueryClient } from '@tanstack/react-query'
import { ClipboardX, Pencil, Trash2, Lock } from 'lucide-react'
import { useState, type ReactNode, useEffect, useRef } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { ConfirmDialog } from '../../platform/screen/confirm-dialog.tsx'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { Screen } from '../../platform/screen/screen.tsx'
import { useToast } from '../../platform/toasts.ts'
import { useToastedCall } from '../../platform/use-toasted-call.ts'
import { AnswerList, SubmissionDates } from './answer-list.tsx'
import { type Submission, toAnswers } from './answers.ts'
import styles from './forms.module.css'
import { submissionKey, useRefetchSubmissions, useSubmission, useForm } from './use-form.ts'
import { useOnline } from '../../platform/offline/use-online.ts'
import { FormSheet } from './form-sheet.tsx'

type ScreenProps = { form_id: string; submission_id: string }

/** One submission of the member: read, changed, deleted. */
export function SubmissionScreen({ form_id, submission_id }: ScreenProps): ReactNode {
  const t = useT()
  const query = useSubmission(form_id, submission_id)
  const is_gone = query.error instanceof ApiError && ['not_found', 'invalid'].includes(query.error.code)
  return (
    <Screen title={query.data?.title ?? t('forms.answers')} back={submissionsPath(form_id)}>
      {is_gone ? (
        <EmptyState
          icon={<ClipboardX />}
          title={t('forms.not_found_title')}
          text={t('forms.not_found_text')}
          actions={
            <LinkButton kind="outline" size="small" href={submissionsPath(form_id)}>
              {t('forms.answers')}
            </LinkButton>
          }
        />
      ) : (
        <QueryBoundary query={query}>
          {(submission) => <OpenSubmission submission={submission} />}
        </QueryBoundary>
      )}
    </Screen>
  )
}

function OpenSubmission({ submission }: { submission: Submission }): ReactNode {
  const t = useT()
  const [openDialog, setOpenDialog] = useState<'edit' | 'delete' | null>(null)
  return (
    <div className={styles.list}>
      <SubmissionDates submission={submission} />
      {openDialog === 'edit' ? (
        <SubmissionEdit submission={submission} close={() => setOpenDialog(null)} />
      ) : (
        <>
          <AnswerList submission={submission} />
          <div className={styles.actions}>
            <Button kind="outline" icon={<Pencil />} onClick={() => setOpenDialog('edit')}>
              {t('forms.edit')}
            </Button>
            <Button kind="outline" icon={<Trash2 />} onClick={() => setOpenDialog('delete')}>
              {t('forms.delete')}
            </Button>
          </div>
        </>
      )}
      {openDialog === 'delete' && <DeleteDialog submission={submission} close={() => setOpenDialog(null)} />}
    </div>
  )
}

function DeleteDialog({ submission, close }: { submission: Submission; close: () => void }): ReactNode {
  const t = useT()
  const { api, location } = usePlatform()
  const toast = useToast()
  const client = useQueryClient()
  const refetchSubmissions = useRefetchSubmissions(submission.form_id)
  const { is_busy, send } = useToastedCall()
  const { id, form_id } = submission
  const remove = async (): Promise<void> => {
    const is_taken = await send(async () => {
      await api('forms.deleteSubmission', { id: form_id, submission_id: id }).catch(ignoreNotFound)
    })
    close()
    if (!is_taken) return
    toast(t('forms.deleted'))
    location.navigate(submissionsPath(form_id), { replace: true })
    client.removeQueries({ queryKey: submissionKey(form_id, id) })
    await refetchSubmissions()
  }
  return (
    <ConfirmDialog
      title={t('forms.delete_title')}
      text={t('forms.delete_text')}
      cancel_label={t('common.cancel')}
      confirm_label={t('common.delete')}
      is_busy={is_busy}
      onConfirm={() => void remove()}
      close={close}
    />
  )
}

function ignoreNotFound(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'not_found')) throw error
}

function submissionsPath(form_id: string): string {
  return `/me/forms/${form_id}/submissions`
}

type EditProps = { submission: Submission; close: () => void }

/** Edits the answers of a submission, with the current questions of the form. */
function SubmissionEdit({ submission, close }: EditProps): ReactNode {
  const locale = useLocale()
  const t = useT()
  const { api } = usePlatform()
  const client = useQueryClient()
  const toast = useToast()
  const is_online = useOnline()
  const { id: submission_id, form_id } = submission
  const refetchSubmissions = useRefetchSubmissions(form_id)
  const query = useForm(form_id)
  const [revision, setRevision] = useState(submission.revision)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const is_locked = query.error instanceof ApiError && query.error.status >= 400 && query.error.status < 500
  if (is_locked && query.error instanceof ApiError && query.error.status !== 429) {
    return (
      <>
        <Notice icon={<Lock />}>
          <output>{t('forms.closed')}</output>
        </Notice>
        <div className={styles.actions}>
          <Button kind="outline" onClick={close}>
            {t('forms.back')}
          </Button>
        </div>
      </>
    )
  }
  return (
    <div ref={ref} tabIndex={-1} className={styles.pane}>
      <QueryBoundary query={query}>
        {(form) => (
          <FormSheet
            form={form}
            initialAnswers={toAnswers(submission, locale)}
            asks_before_leaving
            label={t('common.save')}
            disabledReason={is_online ? null : t('forms.offline_edit')}
            aside={
              <Button kind="ghost" onClick={close}>
                {t('common.cancel')}
              </Button>
            }
            send={async (submission_values) => {
              const hasFormChanged = await api('forms.putSubmissionValues', {
                id: form_id,
                submission_id,
                revision,
                submission_values,
              })
              client.setQueryData(submissionKey(form_id, submission_id), hasFormChanged)
              toast(t('forms.saved'))
              close()
              await refetchSubmissions()
            }}
            formatRefusal={({ code }) => {
              if (code === 'page_locked') return t('forms.closed')
              if (code !== 'stale_revision') return null
              void latestRevision().then(setRevision)
              return t('forms.stale')
            }}
            onOutdated={() => void query.refetch()}
          />
        )}
      </QueryBoundary>
    </div>
  )

  async function latestRevision(): Promise<number> {
    const latest = await api('forms.getSubmission', { id: form_id, submission_id })
    return latest.revision
  }
}
