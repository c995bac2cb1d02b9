export { FormErrorNotice } from './components/validated-form.tsx'
export { useFormCall } from './use-form-call.ts'
export { ReauthenticatePart } from './components/reauthenticate-part.tsx'
