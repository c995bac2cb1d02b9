export { FormPane } from './form-pane.tsx'
export { FormScreen } from './form-screen.tsx'
export { SubmissionScreen } from './submission-screen.tsx'
export { SubmissionsScreen } from './submissions-screen.tsx'
