import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { BulkBar } from '@foyer/ui/bulk-bar'
import { useQueryClient } from '@tanstack/react-query'
import { Download, UserRoundCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useAppCall } from '#platform/api.ts'
import { runForEach } from '#platform/run-for-each.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { BulkMemberActions } from '../administer/bulk-member-actions.tsx'
import { countSelected, ALL_SELECTED, EMPTY_SELECTION, type MemberSelection } from '../member-selection.ts'
import type { MemberRow } from '../queries.ts'

type MemberBulkBarProps = {
  readonly chosen: MemberSelection
  readonly onChange: (chosen: MemberSelection) => void
  /** How many the search finds; there may be more where it is capped. */
  readonly total: number
  readonly is_total_capped: boolean
  /** Loads the selected members, also those that are not shown. */
  readonly loadChosen: () => Promise<readonly MemberRow[]>
  /** Whether a selected member waits for approval. */
  readonly has_waiting: boolean
  readonly is_exporting: boolean
  readonly onExport: () => void
  /** Bulk actions of later features, such as granting a product. */
  readonly children: ReactNode
}

/** What can be done with the members who are chosen. */
export function MemberBulkBar(props: MemberBulkBarProps) {
  const { chosen, onChange, total, is_total_capped, is_exporting, onExport, children } = props
  const t = useT()
  const format = useFormat()
  const count = countSelected(chosen, total)
  const can_choose_all = !chosen.is_everyone && count < total
  const all = is_total_capped ? `${format.number(total)}+` : format.number(total)
  return (
    <BulkBar
      label={t('studio_members.select.title')}
      count={
        chosen.is_everyone && is_total_capped
          ? t('studio_members.select.more_than', { count })
          : t('common.count_selected', { count })
      }
      more={
        can_choose_all && (
          <Button kind="text" size="small" onClick={() => onChange(ALL_SELECTED)}>
            {t('studio_members.select.everyone', { all })}
          </Button>
        )
      }
      clear_label={t('studio_members.select.clear')}
      onClear={() => onChange(EMPTY_SELECTION)}
    >
      {props.has_waiting && <ApproveMembersButton loadChosen={props.loadChosen} />}
      {children}
      <Button kind="ghost" size="small" icon={<Download />} is_busy={is_exporting} onClick={onExport}>
        {t('studio_members.export.title')}
      </Button>
      <BulkMemberActions loadChosen={props.loadChosen} />
    </BulkBar>
  )
}

/** Approves all selected members who wait. */
function ApproveMembersButton({ loadChosen }: Pick<MemberBulkBarProps, 'loadChosen'>) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const [is_busy, setBusy] = useState(false)
  const approveMembers = async (): Promise<void> => {
    setBusy(true)
    try {
      const pending_members = (await loadChosen()).filter(({ status }) => status === 'pending')
      const { succeeded, failed } = await runForEach(pending_members, ({ id }) =>
        call('members.approveMember', { id }),
      )
      if (failed[0])
        toasts.add({
          text: t('studio_members.select.approve_failed', {
            count: failed.length,
            reason: formatError(t, failed[0].error),
          }),
          tone: 'danger',
        })
      else toasts.add({ text: t('studio_members.select.approved', { count: succeeded.length }) })
      await cache.invalidateQueries({ queryKey: ['app', slug, 'members'] })
    } catch (error) {
      toasts.add({ text: formatError(t, error), tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      kind="ghost"
      size="small"
      icon={<UserRoundCheck />}
      is_busy={is_busy}
      onClick={() => void approveMembers()}
    >
      {t('studio_members.approve')}
    </Button>
  )
}
