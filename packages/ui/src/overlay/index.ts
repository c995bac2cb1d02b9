export type { FloatPlacement, TriggerElement } from './trigger.ts'
