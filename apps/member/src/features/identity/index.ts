export { FaultNotice } from './fault-form.tsx'
export { useFormCall } from './use-form-call.ts'
export { ProvePart } from './prove-part.tsx'
