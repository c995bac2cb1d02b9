import { createContext, useContext } from 'react'
import type { Activity } from '../features/activity/index.ts'

/** Gives the recorder of figures to the frame. */
export const RecorderContext = createContext<Activity['record']>(() => {})

/** Counts something for the owner's figures. */
export function useRecorder(): Activity['record'] {
  return useContext(RecorderContext)
}
