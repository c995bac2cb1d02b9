import { useT } from '@foyer/i18n/react'
import { LinkButton } from '@foyer/ui'
import type { ReactNode } from 'react'
import { Screen } from '../../platform/screen/screen.tsx'
import { SubmissionList } from './submission-list.tsx'
import { useMySubmissions } from './use-form.ts'

/** What the member answered to all forms, or to those with one trigger, newest first. */
export function MySubmissionsScreen({ form_type }: { form_type?: string }): ReactNode {
  const t = useT()
  const query = useMySubmissions(form_type)
  const pageTitles = (
    <LinkButton size="small" href="/">
      {t('forms.browse')}
    </LinkButton>
  )
  return (
    <Screen title={t('forms.answers')} back="/me/my-content">
      <SubmissionList query={query} empty={{ text: t('forms.empty_all_text'), actions: pageTitles }} />
    </Screen>
  )
}
