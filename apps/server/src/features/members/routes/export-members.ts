import { exportMembers } from '@foyer/contract/members/export-members'
import { translator } from '@foyer/i18n/server'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { filterOf } from '../list-filter.ts'
import { csvHeader, csvRow, partsOfColumns } from '../present-csv.ts'
import { readMemberPage } from '../read-member-page.ts'

/** So many people at a time: a part takes a moment, and none of them is long in memory. */
const PART = 500

export const exportMembersRoute = implement(
  exportMembers,
  anyTeamMember,
  async ({ input, ctx, authorize }) => {
    authorize()
    const { sort, cursor, ids, columns, locale, ...asked } = input
    const filter = { ...filterOf(ctx, asked), ...(ids ? { ids } : {}) }
    const parts = partsOfColumns(columns)
    const { members, next_cursor } = await readMemberPage(ctx, { filter, sort, limit: PART, cursor, parts })
    const { t } = translator(locale)
    return {
      header: csvHeader(t, columns),
      lines: members.map((member) => csvRow(t, member, columns, ctx.app.time_zone)).join(''),
      count: members.length,
      next_cursor,
    }
  },
)
