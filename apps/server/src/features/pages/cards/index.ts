/** The default sharing picture of a page, used when its owner has chosen none. */
export { type Card, CARD_SIZE, hashCard, createCard, formatCardPath, parseCardPath } from './card.ts'
export { drawCard } from './draw-card.ts'
export { drawIcon } from './draw-icon.ts'
