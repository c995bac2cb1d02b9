import { keepRows } from '../accounts/index.ts'
import { activityKept } from './kept-rows.ts'
import './jobs.ts'

export {
  figureContributions,
  latestContributions,
  type FigureName,
  type HourCount,
  type LatestEvent,
  type Span,
} from './contributions.ts'
export { visitsByHour } from './repository.ts'

keepRows(activityKept)
