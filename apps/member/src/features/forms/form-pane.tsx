import type { ReactNode } from 'react'
import { useOnline } from '../../platform/offline/use-online.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { useSession } from '../../platform/session/use-session.ts'
import type { Form } from './answers.ts'
import { FormSteps } from './form-steps.tsx'
import { useDraft } from './use-draft.ts'
import { useForm, useSubmissions } from './use-form.ts'

type PaneProps = {
  page_id: string
  /** Placeholder until it is known what to show. */
  children?: ReactNode
}

/** The form of a page: what was answered before, else the form to fill in, and what comes after it has been sent. */
export function FormPane({ page_id, children }: PaneProps): ReactNode {
  const session = useSession()
  const query = useForm(page_id)
  const is_online = useOnline()
  if (session.status === 'unchecked') return children
  // The placeholder stays: it shows more than a skeleton.
  if (is_online && query.isPending) return children
  const member_id = session.status === 'authenticated' ? session.user.id : null
  return (
    <QueryBoundary query={query}>
      {(form) => (
        <LoadedForm
          key={`${page_id}.${member_id}`}
          {...{ form, member_id, placeholder: children }}
          onOutdated={() => void query.refetch()}
        />
      )}
    </QueryBoundary>
  )
}

type LoadedFormProps = { form: Form; member_id: string | null; onOutdated: () => void }

function LoadedForm({
  form,
  member_id,
  onOutdated,
  placeholder,
}: LoadedFormProps & { placeholder: ReactNode }): ReactNode {
  const draft = useDraft(form.id, member_id)
  const submissions = useSubmissions(form.id, member_id !== null)
  const latest = submissions.data?.pages[0]?.items[0] ?? null
  // Cached data may be older than the last submission, so wait for it; offline the form is shown at once.
  const is_loading =
    latest === null && submissions.fetchStatus === 'fetching' && !submissions.isFetchedAfterMount
  if (!draft || is_loading) return placeholder
  return <FormSteps {...{ form, member_id, onOutdated, draft, latest }} />
}
