import { useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { LoadState } from '#platform/load-state.tsx'
import { Section } from '#platform/parts/page.tsx'
import { ColleagueRow } from './colleague-row.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { RolesExplained } from './roles.tsx'
import { TeamLog } from './team-log.tsx'
import { teamQuery } from './team-queries.ts'
import styles from './team.module.css'
import { VoiceChoice } from './voice-choice.tsx'

/** Who works on the account, who is invited, as whom the app writes, and what was done. */
export function TeamPanel() {
  const t = useT()
  const query = useQuery(teamQuery)
  return (
    <LoadState query={query} what={t('studio_team.title')}>
      {({ members, invitations, abilities }) => (
        <div className={styles.panel}>
          <ul className={styles.list} aria-label={t('studio_team.title')}>
            {members.map((colleague) => (
              <ColleagueRow key={colleague.id} colleague={colleague} />
            ))}
          </ul>
          {invitations.length > 0 && (
            <Section title={t('studio_team.invitations.title')}>
              <ul className={styles.list}>
                {invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} />
                ))}
              </ul>
            </Section>
          )}
          <VoiceChoice members={members} may_choose={abilities.read_log} />
          <RolesExplained />
          {abilities.read_log && <TeamLog />}
        </div>
      )}
    </LoadState>
  )
}
