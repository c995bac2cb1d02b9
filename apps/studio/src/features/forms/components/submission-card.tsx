import { splitOptions } from '@foyer/domain/forms'
import { useFormat, useT } from '@foyer/i18n/react'
import { Avatar } from '@foyer/ui'
import { Link } from '@tanstack/react-router'
import { useSlug } from '#platform/routes.ts'
import type { FormSubmission } from '../queries.ts'
import styles from './submission-card.module.css'

/** What one member answered: who and when, and each question with its answer. */
export function SubmissionCard({ submission }: { readonly submission: FormSubmission }) {
  const t = useT()
  const format = useFormat()
  const { member, submitted_at, updated_at, data } = submission
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <Submitter member={member} />
        <p className={styles.when}>
          <time dateTime={submitted_at}>{format.dateTime(submitted_at)}</time>
          {updated_at !== submitted_at && (
            <span>{t('studio_forms.changed', { date: format.dateTime(updated_at) })}</span>
          )}
        </p>
      </header>
      <dl className={styles.answers}>
        {data.map((value) => (
          <div key={value.form_field_id} className={styles.answer}>
            <dt className={styles.question} dir="auto">
              {value.label}
            </dt>
            <dd className={styles.given}>
              <SubmissionAnswer value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

function Submitter({ member }: Pick<FormSubmission, 'member'>) {
  const t = useT()
  const slug = useSlug()
  if (!member) return <p className={styles.gone}>{t('studio_forms.gone')}</p>
  const { user_id, name, email } = member
  return (
    <div className={styles.who}>
      <Avatar name={name || email} src={null} size={32} />
      <div className={styles.words}>
        <Link
          to="/apps/$slug/members/$member_id"
          params={{ slug, member_id: user_id }}
          className={styles.name}
          data-row=""
          dir="auto"
        >
          {name || email}
        </Link>
        {name !== '' && (
          <p className={styles.meta} dir="ltr">
            {email}
          </p>
        )}
      </div>
    </div>
  )
}

/** A formatted answer. */
function SubmissionAnswer({
  value: { value, value_type },
}: {
  readonly value: FormSubmission['data'][number]
}) {
  const t = useT()
  const format = useFormat()
  if (value === null) return <span className={styles.none}>{t('studio_forms.no_answer')}</span>
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
