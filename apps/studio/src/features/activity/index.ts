export { todayQuery, type Today } from './queries.ts'
export { TodayFigures } from './components/today-figures.tsx'
export { LatestEvents } from './components/latest-events.tsx'
