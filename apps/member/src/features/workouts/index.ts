export { prefetchWorkouts } from './prefetch-workouts.ts'
