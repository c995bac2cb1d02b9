import { ApiError } from '@foyer/contract/api-error'
import type { HostLink } from '@foyer/content/views'
import { useT } from '@foyer/i18n/react'
import { Button, LinkButton } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { RowSkeletons } from '../../platform/screen/row-skeletons.tsx'
import { useSession } from '../../platform/session/use-session.ts'
import { AnswerList, SubmissionDates } from './answer-list.tsx'
import type { Submission } from './answers.ts'
import styles from './forms.module.css'
import { submissionsKey } from './keys.ts'

type PaneProps = {
  block_id: string
  form_id: string
  /** The way to the form; null where the viewer may not know of it. */
  form: HostLink | null
  /** What the owner wrote for members without answers; empty: the default texts. */
  empty_text: string
  button_text: string
}

/** The latest answers of the member to a form, in a block of a page: with the way to edit them, or to the form. */
export function AnswersPane(props: PaneProps): ReactNode {
  const t = useT()
  const hash = useHash()
  const session = useSession()
  if (session.status === 'unchecked') return <RowSkeletons />
  if (session.status === 'authenticated') return <OwnAnswers {...props} />
  return (
    <BlockState text={t('forms.block_signed_out')}>
      <Button onClick={() => hash.open('auth')}>{t('common.log_in')}</Button>
    </BlockState>
  )
}

function OwnAnswers({ block_id, form_id, form, empty_text, button_text }: PaneProps): ReactNode {
  const t = useT()
  const { api } = usePlatform()
  const query = useQuery({
    queryKey: [...submissionsKey(form_id), 'block', block_id],
    queryFn: () => api('forms.getDynamicSubmission', { block_id }),
  })
  // The page was published without the block since it was loaded.
  if (query.error instanceof ApiError && query.error.code === 'not_found')
    return <BlockState text={t('forms.block_gone')} />
  return (
    <QueryBoundary query={query}>
      {({ submission }) =>
        submission ? (
          <ShownAnswers submission={submission} />
        ) : (
          <BlockState text={getEmptyText()}>
            {form && (
              <LinkButton href={form.href} onClick={form.on_click ?? undefined}>
                {button_text === '' ? t('forms.fill_in') : button_text}
              </LinkButton>
            )}
          </BlockState>
        )
      }
    </QueryBoundary>
  )

  function getEmptyText(): string {
    if (!form) return t('forms.block_gone')
    return empty_text === '' ? t('forms.block_empty') : empty_text
  }
}

function ShownAnswers({ submission }: { submission: Submission }): ReactNode {
  const t = useT()
  const { id, form_id } = submission
  return (
    <div className={styles.list}>
      <SubmissionDates submission={submission} />
      <AnswerList submission={submission} />
      <div className={styles.actions}>
        <LinkButton kind="outline" icon={<Pencil />} href={`/me/forms/${form_id}/submissions/${id}`}>
          {t('forms.edit')}
        </LinkButton>
      </div>
    </div>
  )
}

function BlockState({ text, children }: { text: string; children?: ReactNode }): ReactNode {
  return (
    <div className={styles.state}>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
