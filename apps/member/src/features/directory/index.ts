export { PeopleUpsell } from './people-upsell.tsx'
export { useBlock } from './use-block.ts'
