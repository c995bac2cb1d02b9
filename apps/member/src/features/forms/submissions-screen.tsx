import { useT } from '@foyer/i18n/react'
import { LinkButton } from '@foyer/ui'
import type { ReactNode } from 'react'
import { Screen } from '../../platform/screen/screen.tsx'
import { SubmissionList } from './submission-list.tsx'
import { useSubmissions } from './use-form.ts'

/** What the member answered to a form, newest first. */
export function SubmissionsScreen({ form_id }: { form_id: string }): ReactNode {
  const t = useT()
  const query = useSubmissions(form_id)
  const to_form = (
    <LinkButton size="small" href={`/forms/${form_id}`}>
      {t('forms.to_form')}
    </LinkButton>
  )
  return (
    <Screen title={t('forms.answers')} back={`/forms/${form_id}`}>
      <SubmissionList query={query} empty={{ text: t('forms.empty_text'), actions: to_form }} />
    </Screen>
  )
}
