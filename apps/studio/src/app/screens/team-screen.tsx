import { useT } from '@foyer/i18n/react'
import { InviteTeamMember, TeamPanel } from '../../features/team/index.ts'
import { SettingsPage } from '../../features/apps/index.ts'

/** The team, among the settings. */
export function TeamScreen() {
  const t = useT()
  return (
    <SettingsPage title={t('studio_team.title')} actions={<InviteTeamMember />}>
      <TeamPanel />
    </SettingsPage>
  )
}
