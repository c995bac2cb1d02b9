export { chooseDish } from './dishes.ts'
export { chooseMovement, type MovementFacts } from './movements.ts'
