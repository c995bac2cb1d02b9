export { FormErrorNotice } from './validated-form.tsx'
export { useFormCall } from './use-form-call.ts'
export { ReauthenticatePart } from './reauthenticate-part.tsx'
