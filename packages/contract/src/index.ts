export { calls } from './all-calls.generated.ts'
export * from './define-call.ts'
export * from './problem.ts'
export * from './shapes.ts'
