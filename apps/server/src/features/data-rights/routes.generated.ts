// Written by scripts/generate.ts from apps/server/src/features/data-rights/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { closeAccountRoute } from './routes/close-account.ts'
import { listDataExportsRoute } from './routes/list-data-exports.ts'
import { requestDataExportRoute } from './routes/request-data-export.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['data-rights.closeAccount', closeAccountRoute],
  ['data-rights.listDataExports', listDataExportsRoute],
  ['data-rights.requestDataExport', requestDataExportRoute],
]
