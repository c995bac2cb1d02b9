import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useOnline } from '../../platform/offline/use-online.ts'
import { usePlatform } from '../../platform/platform.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { useToast } from '../../platform/toasts.ts'
import { toAnswers } from './answers.ts'
import type { Submission } from './answers.ts'
import { FormSheet } from './form-sheet.tsx'
import styles from './forms.module.css'
import { submissionKey, useForm, useRefetchSubmissions } from './use-form.ts'

type EditProps = { submission: Submission; close: () => void }

/** Changes the answers of a submission, by the questions that the form asks now. */
export function SubmissionEdit({ submission, close }: EditProps): ReactNode {
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
            initialAnswers={toAnswers(submission)}
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
