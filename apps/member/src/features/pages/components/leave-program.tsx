import { pageTraits } from '@foyer/content/traits'
import type { PageEntity } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMemberState } from '../use-member-state.ts'
import styles from './leave-program.module.css'

/** Lets the member leave the program or pack that this page is, at its foot; nothing where they have not started it. */
export function LeaveProgram({ page }: { page: PageEntity }): ReactNode {
  const t = useT()
  const { memberState } = useMemberState(page.page_id)
  const { can_be_left, leave_label } = pageTraits(page.page_content_type)
  if (!memberState?.is_run_root || !can_be_left) return null
  return (
    <div className={styles.place}>
      <Button kind="text" size="small" icon={<LogOut />} onClick={memberState.leave}>
        {t(leave_label)}
      </Button>
    </div>
  )
}
