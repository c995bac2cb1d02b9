export { myContentContributions, type MyContentPart } from './contributions.ts'
export { contentLinksPort, heldProductsPort } from './ports.ts'
export { recordVisit } from './record-visit.ts'
