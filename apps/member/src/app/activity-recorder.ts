import { createContext, useContext } from 'react'
import type { Activity } from '../features/activity/index.ts'

/** Provides the function that records activity events. */
export const ActivityRecorderContext = createContext<Activity['record']>(() => {})

/** Counts something for the owner's figures. */
export function useActivityRecorder(): Activity['record'] {
  return useContext(ActivityRecorderContext)
}
