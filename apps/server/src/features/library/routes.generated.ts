// Written by scripts/generate.ts from apps/server/src/features/library/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { getMyContentRoute } from './routes/get-my-content.ts'
import { getNowRoute } from './routes/get-now.ts'
import { listContentFiltersRoute } from './routes/list-content-filters.ts'
import { listContentRoute } from './routes/list-content.ts'
import { listPackagesRoute } from './routes/list-packages.ts'
import { listPlannableRoute } from './routes/list-plannable.ts'
import { listProgramsRoute } from './routes/list-programs.ts'
import { listRuleValuesRoute } from './routes/list-rule-values.ts'
import { previewRuleRoute } from './routes/preview-rule.ts'
import { searchRoute } from './routes/search.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['library.getMyContent', getMyContentRoute],
  ['library.getNow', getNowRoute],
  ['library.listContentFilters', listContentFiltersRoute],
  ['library.listContent', listContentRoute],
  ['library.listPackages', listPackagesRoute],
  ['library.listPlannable', listPlannableRoute],
  ['library.listPrograms', listProgramsRoute],
  ['library.listRuleValues', listRuleValuesRoute],
  ['library.previewRule', previewRuleRoute],
  ['library.search', searchRoute],
]
