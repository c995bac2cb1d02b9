import { exportMembers } from '@foyer/contract/members/export-members'
import { formatCsv } from '@foyer/domain/csv'
import { getTranslator } from '@foyer/i18n/server'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { createMemberFilter } from '../create-member-filter.ts'
import { csvHeader, csvRow, listColumnParts } from '../present-csv.ts'
import { loadMemberList } from '../read-member-page.ts'

/** People per batch: short transactions and little memory. */
const BATCH_SIZE = 500

export const exportMembersRoute = implement(
  exportMembers,
  anyTeamMember,
  async ({ input, ctx, authorize }) => {
    authorize()
    const { sort, cursor, ids, columns, locale, ...filter_input } = input
    const filter = { ...createMemberFilter(ctx, filter_input), ...(ids ? { ids } : {}) }
    const parts = listColumnParts(columns)
    const { members, next_cursor } = await loadMemberList(ctx, {
      filter,
      sort,
      limit: BATCH_SIZE,
      cursor,
      parts,
    })
    const { t } = getTranslator(locale)
    return {
      header: formatCsv([csvHeader(t, columns)]),
      lines: formatCsv(members.map((member) => csvRow(t, member, columns, ctx.app.time_zone))),
      count: members.length,
      next_cursor,
    }
  },
)
