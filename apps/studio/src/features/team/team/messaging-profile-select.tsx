import { useT } from '@foyer/i18n/react'
import { SelectField } from '@foyer/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAppCall } from '#platform/api.ts'
import { LoadState } from '#platform/load-state.tsx'
import { Section } from '#platform/parts/page.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { messagingProfileQuery, teamQuery, type TeamMember } from './team-queries.ts'
import styles from './team.module.css'

type MessagingProfileSelectProps = { readonly members: readonly TeamMember[]; readonly may_choose: boolean }

/** As whom the app writes to its members. The choice acts at once. */
export function MessagingProfileSelect({ members, may_choose }: MessagingProfileSelectProps) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const query = useQuery(messagingProfileQuery(slug))
  const choose = useMutation({
    mutationFn: (team_member_id: string) => call('team.chooseMessagingProfile', { team_member_id }),
    onSuccess: (chosen) => {
      cache.setQueryData(messagingProfileQuery(slug).queryKey, chosen)
      const name = members.find(({ id }) => id === chosen.team_member_id)?.name ?? ''
      toasts.add({ text: t('studio_team.voice.chosen', { name }) })
      void cache.invalidateQueries({ queryKey: teamQuery.queryKey })
    },
    onError: (error) => toasts.add({ text: formatError(t, error), tone: 'danger' }),
  })
  return (
    <Section title={t('studio_team.voice.title')} text={t('studio_team.voice.text')}>
      <LoadState query={query} content_name={t('studio_team.voice.title')}>
        {({ team_member_id }) => (
          <div className={styles.voice}>
            <SelectField
              label={t('studio_team.voice.label')}
              {...(team_member_id === null && { placeholder: t('studio_team.voice.nobody') })}
              value={choose.isPending ? choose.variables : (team_member_id ?? '')}
              disabled={!may_choose}
              help={may_choose ? undefined : t('studio_team.voice.not_yours')}
              onChange={(event) => event.target.value !== '' && choose.mutate(event.target.value)}
              choices={members.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </div>
        )}
      </LoadState>
    </Section>
  )
}
