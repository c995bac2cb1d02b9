import { splitOptions } from '@foyer/domain/forms'
import { useFormat, useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import type { Submission } from './answers.ts'
import styles from './forms.module.css'

/** The answers of a submission with their questions. */
export function AnswerList({ submission }: { submission: Submission }): ReactNode {
  return (
    <dl className={styles.answers}>
      {submission.data.map((value) => (
        <div key={value.form_field_id} className={styles.answer}>
          <dt className={styles.question} dir="auto">
            {value.label}
          </dt>
          <dd className={styles.given}>
            <AnswerValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** When a submission was sent, and when it was changed after that. */
export function SubmissionDates({ submission }: { submission: Submission }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { submitted_at, updated_at } = submission
  return (
    <p className={styles.meta}>
      {t('forms.sent_at', { date: format.dateTime(submitted_at, 'long') })}
      {updated_at !== submitted_at && (
        <> · {t('forms.changed_at', { date: format.dateTime(updated_at, 'long') })}</>
      )}
    </p>
  )
}

/** Formats one answer by its type. */
function AnswerValue({ value: { value, value_type } }: { value: Submission['data'][number] }): ReactNode {
  const t = useT()
  const format = useFormat()
  if (value === null) return <span className={styles.none}>{t('forms.no_answer')}</span>
  switch (value_type) {
    case 'boolean':
      return t(value === 'true' ? 'common.yes' : 'common.no')
    case 'date':
      return format.day(value, 'long')
    case 'options':
      return format.list(splitOptions(value))
    default:
      return <span dir="auto">{value}</span>
  }
}
