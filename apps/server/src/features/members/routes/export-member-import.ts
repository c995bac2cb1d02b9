import { importHeader, importRow } from '../import/present-import-csv.ts'
import { exportMemberImport } from '@foyer/contract/members/export-member-import'
import { formatCsv } from '@foyer/domain/csv'
import { getTranslator } from '@foyer/i18n/server'
import { implement } from '#platform/http/implement.ts'
import { memberPolicy } from '../policy.ts'
import { findMemberImport, listMemberRows } from '../repository/member-imports.ts'

/** So many rows at a time. */
const BATCH_SIZE = 2_000

export const exportMemberImportRoute = implement(
  exportMemberImport,
  memberPolicy.import,
  async ({ input, ctx, authorize, fail }) => {
    authorize()
    const { id, after, locale } = input
    if (!(await findMemberImport(ctx.db, id))) throw fail('not_found')
    const rows = await listMemberRows(ctx.db, id, { after, limit: BATCH_SIZE })
    const { t } = getTranslator(locale)
    return {
      header: formatCsv([importHeader(t)]),
      lines: formatCsv(rows.map((row) => importRow(t, row))),
      next_after: rows.length < BATCH_SIZE ? null : (rows.at(-1)?.row ?? null),
    }
  },
)
